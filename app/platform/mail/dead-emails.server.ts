import { and, asc, count, desc, eq, inArray, ne } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { enqueue } from "../jobs/queue.server.ts";
import { EMAIL_QUEUED } from "./outbox.server.ts";
import { clearBounces, clearSuppression } from "./suppression.server.ts";

export type DeadEmail = Pick<
  typeof emails.$inferSelect,
  "id" | "kind" | "to" | "fault" | "answer" | "since" | "endedAt"
>;

const isDead = eq(emails.state, "dead");

/**
 * The letters that could not be delivered and wait for somebody to decide, at most 200, the latest first; those to
 * one address when it is told.
 */
export function listDeadEmails(address?: string): Promise<DeadEmail[]> {
  const { id, kind, to, fault, answer, since, endedAt } = emails;
  return db()
    .select({ id, kind, to, fault, answer, since, endedAt })
    .from(emails)
    .where(and(isDead, address === undefined ? undefined : eq(emails.to, address)))
    .orderBy(desc(emails.endedAt), desc(emails.id))
    .limit(200);
}

/** How many letters could not be delivered. */
export async function countDeadEmails(): Promise<number> {
  return countByState("dead");
}

/** How many letters wait to leave. */
export async function countWaitingEmails(): Promise<number> {
  return countByState("waiting");
}

async function countByState(state: (typeof emails.$inferSelect)["state"]): Promise<number> {
  const [row] = await db().select({ n: count() }).from(emails).where(eq(emails.state, state));
  return row?.n ?? 0;
}

/** As many letters leave again by one press: what an outage of days has left is some thousands. */
const MAX_RETRIED = 2_000;
const MAX_QUEUED_JOBS = 20;

/**
 * Lets dead letters leave again, those named or the oldest of all, with 48 hours before them; addresses that refused
 * them are tried again, and marked again if they still do. Gives those that were dead, the oldest first, at most 2,000.
 */
export async function retryDeadEmails(
  tx: Database,
  selection: string[] | "all",
): Promise<string[]> {
  const lockedRows = await tx
    .select({ id: emails.id, to: emails.to })
    .from(emails)
    .where(and(isDead, selection === "all" ? undefined : inArray(emails.id, selection)))
    .orderBy(asc(emails.id))
    .limit(MAX_RETRIED)
    .for("update", { skipLocked: true });
  if (lockedRows.length === 0) return [];
  const ids = lockedRows.map(({ id }) => id);
  const at = now();
  const values = { state: "waiting" as const, tries: 0, dueAt: at, since: at, endedAt: null };
  await tx.update(emails).set(values).where(inArray(emails.id, ids));
  await clearBounces(
    tx,
    lockedRows.map(({ to }) => to),
  );
  // A few leave now; many leave by the job of each minute, which sends as long as there are some.
  for (const _ of ids.slice(0, MAX_QUEUED_JOBS)) await enqueue(tx, EMAIL_QUEUED, {});
  return ids;
}

/** Gives a dead letter up: its words are erased. False when it is not a dead letter. */
export async function discardDeadEmail(tx: Database, id: string): Promise<boolean> {
  const values = { state: "given-up" as const, text: "", html: "", endedAt: now() };
  const discarded = await tx
    .update(emails)
    .set(values)
    .where(and(eq(emails.id, id), isDead))
    .returning();
  return discarded.length > 0;
}

/** The letters of the last weeks to an address, oldest first. */
export function listEmailsTo(address: string) {
  const { kind, subject, createdAt } = emails;
  return db()
    .select({ kind, subject, createdAt })
    .from(emails)
    .where(eq(emails.to, address))
    .orderBy(asc(emails.id));
}

/** Erases what the outbox holds of an address whose account is closed, but what still waits to leave. */
export async function eraseEmailsTo(tx: Database, address: string): Promise<void> {
  await tx.delete(emails).where(and(eq(emails.to, address), ne(emails.state, "waiting")));
  await clearSuppression(tx, address);
}
