import { and, asc, count, desc, eq, inArray, ne } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { mails } from "../db/schema/mail.ts";
import { enqueue } from "../jobs/queue.server.ts";
import { clearMark, forgiveBounces } from "./address-mark.server.ts";
import { LETTER_QUEUED } from "./outbox.server.ts";

export type DeadLetter = Pick<
  typeof mails.$inferSelect,
  "id" | "kind" | "to" | "fault" | "answer" | "since" | "endedAt"
>;

const dead = eq(mails.state, "dead");

/**
 * The letters that could not be delivered and wait for somebody to decide, at most 200, the latest first; those to
 * one address when it is told.
 */
export function listDeadLetters(address?: string): Promise<DeadLetter[]> {
  const { id, kind, to, fault, answer, since, endedAt } = mails;
  return db()
    .select({ id, kind, to, fault, answer, since, endedAt })
    .from(mails)
    .where(and(dead, address === undefined ? undefined : eq(mails.to, address)))
    .orderBy(desc(mails.endedAt), desc(mails.id))
    .limit(200);
}

/** How many letters could not be delivered. */
export async function countDeadLetters(): Promise<number> {
  return countOf("dead");
}

/** How many letters wait to leave. */
export async function countWaitingLetters(): Promise<number> {
  return countOf("waiting");
}

async function countOf(state: (typeof mails.$inferSelect)["state"]): Promise<number> {
  const [row] = await db().select({ n: count() }).from(mails).where(eq(mails.state, state));
  return row?.n ?? 0;
}

/** As many letters leave again by one press: what an outage of days has left is some thousands. */
const MOST_REVIVED = 2_000;
const MOST_WAKES = 20;

/**
 * Lets dead letters leave again, those named or the oldest of all, with 48 hours before them; addresses that refused
 * them are tried again, and marked again if they still do. Gives those that were dead, the oldest first, at most 2,000.
 */
export async function reviveLetters(tx: Database, which: string[] | "all"): Promise<string[]> {
  const held = await tx
    .select({ id: mails.id, to: mails.to })
    .from(mails)
    .where(and(dead, which === "all" ? undefined : inArray(mails.id, which)))
    .orderBy(asc(mails.id))
    .limit(MOST_REVIVED)
    .for("update", { skipLocked: true });
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  const at = now();
  const values = { state: "waiting" as const, tries: 0, dueAt: at, since: at, endedAt: null };
  await tx.update(mails).set(values).where(inArray(mails.id, ids));
  await forgiveBounces(
    tx,
    held.map(({ to }) => to),
  );
  // A few leave now; many leave by the job of each minute, which sends as long as there are some.
  for (const _ of ids.slice(0, MOST_WAKES)) await enqueue(tx, LETTER_QUEUED, {});
  return ids;
}

/** Gives a dead letter up: its words are erased. False when it is not a dead letter. */
export async function buryLetter(tx: Database, id: string): Promise<boolean> {
  const values = { state: "given-up" as const, text: "", html: "", endedAt: now() };
  const buried = await tx
    .update(mails)
    .set(values)
    .where(and(eq(mails.id, id), dead))
    .returning();
  return buried.length > 0;
}

/** The letters of the last weeks to an address, oldest first. */
export function lettersTo(address: string) {
  const { kind, subject, createdAt } = mails;
  return db()
    .select({ kind, subject, createdAt })
    .from(mails)
    .where(eq(mails.to, address))
    .orderBy(asc(mails.id));
}

/** Erases what the outbox holds of an address whose account is closed, but what still waits to leave. */
export async function forgetAddress(tx: Database, address: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.to, address), ne(mails.state, "waiting")));
  await clearMark(tx, address);
}
