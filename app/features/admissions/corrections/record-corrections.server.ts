import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { sha256 } from "#app/platform/sha256.server.ts";
import { type Application, loadApplicationDetails } from "../application.server.ts";
import { fieldsByPart } from "../application-fields.ts";
import { deleteRemovedEntries } from "../cursus/remove-cursus-entry.server.ts";
import { type ApplicationRow, bumpVersion } from "../editable-application.server.ts";
import { buildApplicationRecord } from "../record/application-record.server.ts";
import { findMissing, type MissingItem } from "../sections.ts";
import {
  getSectionContents,
  type SectionContents,
  withSectionContents,
} from "./compare-sections.ts";
import { listReopenings, type ReopeningRow } from "./list-reopened-sections.server.ts";
import { describeChanges, markReopeningClosed } from "./reopen-sections.server.ts";
import { isReopeningActive } from "./reopened-sections.ts";

/**
 * What the candidate reviewed: the version of the answers, the language, and whether they declare that nothing
 * changes.
 */
export type ReviewedCorrections = { version: string; locale: Locale; hasNoChanges: boolean };

export type CorrectionsRefusal =
  /** The last day is over, or the school cancelled the request. */
  | { ok: false; reason: "sections-closed" }
  /** `reason` is that of the first missing item. */
  | { ok: false; reason: string; missing: MissingItem[] }
  | { ok: false; reason: "corrections-changed" | "corrections-none" };

/**
 * Saves the candidate's corrections: closes the reopened sections and stores the corrected record beside the original.
 * Refuses with `sections-closed` after the last day, the code of a missing required answer, `corrections-changed`
 * (changed since the review) or `corrections-none` (nothing changed, and not declared so). The caller locks the
 * application and checks that it is the candidate's.
 */
export async function recordCorrections(
  tx: Database,
  actor: Actor,
  row: ApplicationRow,
  { id, reviewed }: { id: string; reviewed: ReviewedCorrections },
): Promise<{ ok: true } | CorrectionsRefusal> {
  const reopening = (await listReopenings(tx, row.id)).find((one) => one.id === id);
  if (!reopening || !isReopeningActive(reopening, now()))
    return { ok: false, reason: "sections-closed" };
  const application = await loadApplicationDetails(row, reviewed.locale, tx);
  const missingItems = findMissingCorrections(reopening, application);
  if (missingItems[0]) return { ok: false, reason: missingItems[0].reason, missing: missingItems };
  if (getCorrectionsVersion(reopening, application) !== reviewed.version)
    return { ok: false, reason: "corrections-changed" };
  const isUnchanged = describeChanges(reopening, application, reviewed.locale).length === 0;
  if (isUnchanged && !reviewed.hasNoChanges) return { ok: false, reason: "corrections-none" };
  const { sections } = reopening;
  if (sections.includes("cursus")) await deleteRemovedEntries(tx, row.id);
  const after = getSectionContents(application, sections);
  await markReopeningClosed(tx, actor, { id, because: "sent", after });
  if (!isUnchanged) {
    const correctedRecord = buildApplicationRecord(application, reviewed.locale);
    await tx
      .update(applications)
      .set({ correctedRecord, correctedAt: now() })
      .where(eq(applications.id, row.id));
  }
  await bumpVersion(tx, row.id);
  const details = { sections, answers: listChangedAnswers(reopening, after) };
  await recordHistory(
    tx,
    actor,
    "sections.corrected",
    { kind: "application", id: row.id },
    details,
  );
  return { ok: true };
}

/**
 * Finds the required answers that are missing in the reopened sections or because of the corrections, such as an adult
 * after a new date of birth. Ignores what was already missing in closed sections.
 */
export function findMissingCorrections(
  reopening: ReopeningRow,
  application: Application,
): MissingItem[] {
  const before = withSectionContents(application, reopening.before as SectionContents);
  const knownReasons = findMissing(before).map(({ reason }) => reason);
  const ownSections: readonly string[] = reopening.sections;
  return findMissing(application).filter(
    ({ section, reason }) =>
      section !== "basket" && (ownSections.includes(section) || !knownReasons.includes(reason)),
  );
}

/** A short hash of the reopened sections; differs once they change. */
export function getCorrectionsVersion(reopening: ReopeningRow, application: Application): string {
  // A scan result is not an answer of the candidate.
  const contents = JSON.stringify(
    getSectionContents(application, reopening.sections),
    (key, value) => (key === "scan" ? undefined : value),
  );
  return sha256(contents, "base64url").slice(0, 12);
}

/** The names of the changed answers for the history, which stores no values. */
function listChangedAnswers({ sections, before }: ReopeningRow, after: SectionContents): string[] {
  const previous = before as SectionContents;
  const fields = sections.flatMap((one) => (one === "cursus" ? [] : fieldsByPart[one]));
  const changed = fields.filter((field) => previous.info[field] !== after.info[field]);
  return previous.photo?.id === after.photo?.id ? changed : [...changed, "photo"];
}
