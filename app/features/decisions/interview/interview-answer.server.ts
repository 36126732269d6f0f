import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { isTheirs } from "#app/features/admissions/policy.ts";
import { readLines } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { type Held, holdChoice } from "../held.server.ts";
import { isAhead } from "./interview.ts";
import type { Interview } from "./interview-notice.server.ts";

type Answered =
  | { ok: true }
  | { ok: false; reason: "interview-closed" }
  | { ok: false; reason: "invalid"; errors: { words: string } };

/** The candidate will come. Refuses an interview that was moved or cancelled meanwhile, or is over. */
export async function confirmInterview(actor: Actor, id: string): Promise<Answered | null> {
  return answer(actor, id, async (tx, held) => {
    const values = { state: "confirmed" as const, otherTime: null, answeredAt: now() };
    await tx.update(interviews).set(values).where(eq(interviews.id, id));
    await record(tx, actor, "interview.confirmed", ...about(held));
  });
}

/** The candidate cannot come then, and says when they could. Refuses without words, and as `confirmInterview`. */
export async function askOtherTime(
  actor: Actor,
  id: string,
  words: string | undefined,
): Promise<Answered | null> {
  const read = readLines(words, 500);
  return answer(actor, id, async (tx, held) => {
    if (!read.ok || !read.value) {
      const why = read.ok ? "required" : read.reason;
      return { ok: false, reason: "invalid", errors: { words: why } };
    }
    const values = { state: "other-time" as const, otherTime: read.value, answeredAt: now() };
    await tx.update(interviews).set(values).where(eq(interviews.id, id));
    await record(tx, actor, "interview.other-time-asked", ...about(held));
  });
}

async function answer(
  actor: Actor,
  id: string,
  work: (tx: Database, held: Held, interview: Interview) => Promise<Answered | undefined>,
): Promise<Answered | null> {
  const known = await findInterview(id);
  if (!known) return null;
  return transaction(async (tx) => {
    const held = await holdChoice(tx, known.choiceId);
    if (!held || !isTheirs(actor, held.application)) return null;
    const interview = await findInterview(id, tx);
    if (!interview || !isAhead(interview, now())) return { ok: false, reason: "interview-closed" };
    return (await work(tx, held, interview)) ?? { ok: true };
  });
}

/** An interview by its identifier; null when there is none. */
export async function findInterview(id: string, on: Database = db()): Promise<Interview | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(interviews).where(eq(interviews.id, id));
  return row ?? null;
}

function about({ id, application }: Held) {
  return [{ kind: "application", id: application.id }, { choice: id }] as const;
}
