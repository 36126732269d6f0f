import { z } from "zod";
import type { Campus } from "#app/features/identity/actor.ts";
import type { NoticeKind } from "#app/features/identity/notice-wishes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { notices, type Said } from "#app/platform/db/schema/notices.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";

export type Told = {
  personId: string;
  kind: NoticeKind;
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

/**
 * Tells a person something, in the transaction of the change: both are kept, or neither. What they wish, and when
 * it leaves, is asked as it leaves (`when.ts`). False when they were told of the same before.
 */
export async function tell(tx: Database, told: Told): Promise<boolean> {
  const { say, ...row } = told;
  const said = { fr: await say("fr"), en: await say("en") };
  const kept = await tx
    .insert(notices)
    .values({ ...row, said, dueAt: now() })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (kept.length === 0) return false;
  await enqueue(tx, PERSON_TOLD, { personId: told.personId });
  return true;
}
