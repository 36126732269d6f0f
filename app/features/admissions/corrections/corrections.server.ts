import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { type Application, fill } from "../application.server.ts";
import { dropRemoved } from "../cursus/cursus-removal.server.ts";
import { type ApplicationRow, touch } from "../draft.server.ts";
import { fieldsOf } from "../personal-info/personal-info.ts";
import { type Missing, missing } from "../sections.ts";
import { writeDown } from "../sending/submission.server.ts";
import { contentsOf, type SectionContents, withContents } from "./correction.ts";
import { listOpenings, type OpeningRow } from "./opened.server.ts";
import { isOpenAt } from "./opening.ts";
import { changedIn, keepClosed } from "./openings.server.ts";

/** What the candidate had before their eyes: the mark of what they send, its language, and that nothing changes. */
export type SeenCorrections = { mark: string; locale: Locale; nothing: boolean };

export type CorrectionsRefused =
  /** The day is over, or the school wants them no more. */
  | { ok: false; reason: "sections-shut" }
  /** The reason is that of the first thing missing. */
  | { ok: false; reason: string; missing: Missing[] }
  | { ok: false; reason: "corrections-changed" | "corrections-none" };

/**
 * Sends what the candidate changed in the sections of an opening: they close, and the application as it now
 * stands is written down beside what was sent first, which stays as it was. Refuses once the day is over, while
 * something required is missing, what changed since it was read, and no change at all unless it is said. The
 * application is locked, and theirs.
 */
export async function sendCorrections(
  tx: Database,
  actor: Actor,
  row: ApplicationRow,
  { id, seen }: { id: string; seen: SeenCorrections },
): Promise<{ ok: true } | CorrectionsRefused> {
  const opening = (await listOpenings(tx, row.id)).find((one) => one.id === id);
  if (!opening || !isOpenAt(opening, now())) return { ok: false, reason: "sections-shut" };
  const application = await fill(row, seen.locale, tx);
  const lacking = lackingIn(opening, application);
  if (lacking[0]) return { ok: false, reason: lacking[0].reason, missing: lacking };
  if (markOfCorrections(opening, application) !== seen.mark)
    return { ok: false, reason: "corrections-changed" };
  const isSame = changedIn(opening, application, seen.locale).length === 0;
  if (isSame && !seen.nothing) return { ok: false, reason: "corrections-none" };
  const { sections } = opening;
  if (sections.includes("cursus")) await dropRemoved(tx, row.id);
  const after = contentsOf(application, sections);
  await keepClosed(tx, actor, { id, because: "sent", after });
  if (!isSame) {
    const correctedRecord = writeDown(application, seen.locale);
    await tx
      .update(applications)
      .set({ correctedRecord, correctedAt: now() })
      .where(eq(applications.id, row.id));
  }
  await touch(tx, row.id);
  const told = { sections, answers: answersChanged(opening, after) };
  await record(tx, actor, "sections.corrected", { kind: "application", id: row.id }, told);
  return { ok: true };
}

/**
 * What the corrections of an opening leave missing: in its sections, or because of them (a date of birth that
 * makes a minor of somebody). What was missing before in a section that is shut is not theirs to give.
 */
export function lackingIn(opening: OpeningRow, application: Application): Missing[] {
  const before = withContents(application, opening.before as SectionContents);
  const known = missing(before).map(({ reason }) => reason);
  const mine: readonly string[] = opening.sections;
  return missing(application).filter(
    ({ section, reason }) =>
      section !== "basket" && (mine.includes(section) || !known.includes(reason)),
  );
}

/** A short mark of what the sections of an opening hold: another one when they were changed since. */
export function markOfCorrections(opening: OpeningRow, application: Application): string {
  // What the antivirus says meanwhile is no answer of theirs.
  const held = JSON.stringify(contentsOf(application, opening.sections), (key, value) =>
    key === "scan" ? undefined : value,
  );
  return createHash("sha256").update(held).digest("base64url").slice(0, 12);
}

/** The names of the answers that changed, for the history, which keeps none of their values. */
function answersChanged({ sections, before }: OpeningRow, after: SectionContents): string[] {
  const was = before as SectionContents;
  const fields = sections.flatMap((one) => (one === "cursus" ? [] : fieldsOf[one]));
  const changed = fields.filter((field) => was.info[field] !== after.info[field]);
  return was.photo?.id === after.photo?.id ? changed : [...changed, "photo"];
}
