import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { recordHistory } from "#app/features/identity/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { type Application, loadApplicationDetails } from "../application.server.ts";
import { deleteRemovedEntries } from "../cursus/remove-cursus-entry.server.ts";
import { type ApplicationRow, bumpVersion } from "../editable-application.server.ts";
import { fieldsByPart } from "../personal-info/personal-info.ts";
import { findMissing, type MissingItem } from "../sections.ts";
import { buildApplicationRecord } from "../sending/submit-application.server.ts";
import {
  getSectionContents,
  type SectionContents,
  withSectionContents,
} from "./compare-sections.ts";
import { listReopenings, type ReopeningRow } from "./list-reopened-sections.server.ts";
import { describeChanges, markReopeningClosed } from "./reopen-sections.server.ts";
import { isReopeningActive } from "./reopened-sections.ts";

/** What the candidate had before their eyes: the mark of what they send, its language, and that nothing changes. */
export type ReviewedCorrections = { mark: string; locale: Locale; nothing: boolean };

export type CorrectionsRefusal =
  /** The day is over, or the school wants them no more. */
  | { ok: false; reason: "sections-shut" }
  /** The reason is that of the first thing missing. */
  | { ok: false; reason: string; missing: MissingItem[] }
  | { ok: false; reason: "corrections-changed" | "corrections-none" };

/**
 * Sends what the candidate changed in the sections of an opening: they close, and the application as it now
 * stands is written down beside what was sent first, which stays as it was. Refuses once the day is over, while
 * something required is missing, what changed since it was read, and no change at all unless it is said. The
 * application is locked, and theirs.
 */
export async function recordCorrections(
  tx: Database,
  actor: Actor,
  row: ApplicationRow,
  { id, seen: reviewed }: { id: string; seen: ReviewedCorrections },
): Promise<{ ok: true } | CorrectionsRefusal> {
  const reopening = (await listReopenings(tx, row.id)).find((one) => one.id === id);
  if (!reopening || !isReopeningActive(reopening, now()))
    return { ok: false, reason: "sections-shut" };
  const application = await loadApplicationDetails(row, reviewed.locale, tx);
  const missingItems = findMissingCorrections(reopening, application);
  if (missingItems[0]) return { ok: false, reason: missingItems[0].reason, missing: missingItems };
  if (getCorrectionsVersion(reopening, application) !== reviewed.mark)
    return { ok: false, reason: "corrections-changed" };
  const isUnchanged = describeChanges(reopening, application, reviewed.locale).length === 0;
  if (isUnchanged && !reviewed.nothing) return { ok: false, reason: "corrections-none" };
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
 * What the corrections of an opening leave missing: in its sections, or because of them (a date of birth that
 * makes a minor of somebody). What was missing before in a section that is shut is not theirs to give.
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

/** A short mark of what the sections of an opening hold: another one when they were changed since. */
export function getCorrectionsVersion(reopening: ReopeningRow, application: Application): string {
  // What the antivirus says meanwhile is no answer of theirs.
  const contents = JSON.stringify(
    getSectionContents(application, reopening.sections),
    (key, value) => (key === "scan" ? undefined : value),
  );
  return createHash("sha256").update(contents).digest("base64url").slice(0, 12);
}

/** The names of the answers that changed, for the history, which keeps none of their values. */
function listChangedAnswers({ sections, before }: ReopeningRow, after: SectionContents): string[] {
  const previous = before as SectionContents;
  const fields = sections.flatMap((one) => (one === "cursus" ? [] : fieldsByPart[one]));
  const changed = fields.filter((field) => previous.info[field] !== after.info[field]);
  return previous.photo?.id === after.photo?.id ? changed : [...changed, "photo"];
}
