import { z } from "zod";
import type { Campus } from "#app/features/identity/actor.ts";
import type { NoticeKind, NoticeUrgency } from "#app/features/identity/notice-wishes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { notices, type Said } from "#app/platform/db/schema/notices.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";

export type Told = {
  personId: string;
  kind: NoticeKind;
  urgency: NoticeUrgency;
  /** The thing itself, for instance `offer:…`: a person is told once of each. */
  key: string;
  /** Where the rest is read, without a language. */
  path: string;
  /** Whose hours are the person's. */
  campus: Campus | null;
  /** What there is to open, never what it holds. */
  say: (locale: Locale) => Said | Promise<Said>;
};

/** Wakes the worker: this person has been told something. */
export const PERSON_TOLD = { name: "notices.told", payload: z.object({ personId: z.string() }) };

/** Wakes the worker: something is due to leave for somebody. */
export const NOTICES_DUE = { name: "notices.due", payload: z.object({}) };

/**
 * Tells a person something, in the transaction of the change: both are kept, or neither. What they wish, and when
 * it leaves, is asked as it leaves (`when.ts`). False when they were told of the same before.
 */
export async function tell(tx: Database, told: Told): Promise<boolean> {
  if ((await keep(tx, [told])) === 0) return false;
  await enqueue(tx, PERSON_TOLD, { personId: told.personId });
  return true;
}

/**
 * Tells each of many people something, as `tell` does, in one statement. Their letters are written one after the
 * other, with rests: whoever is told something by themselves meanwhile does not wait behind them.
 */
export async function tellEach(tx: Database, some: Told[]): Promise<void> {
  if ((await keep(tx, some)) > 0) await enqueue(tx, NOTICES_DUE, {});
}

/** How many of these were not told before. */
async function keep(tx: Database, some: Told[]): Promise<number> {
  if (some.length === 0) return 0;
  const rows = some.map(async ({ say, ...row }) => {
    const said = { fr: await say("fr"), en: await say("en") };
    return { ...row, said, dueAt: now() };
  });
  const kept = await tx
    .insert(notices)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return kept.length;
}
