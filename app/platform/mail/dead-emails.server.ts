import { and, asc, count, desc, eq, inArray, ne } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { enqueue } from "../jobs/queue.server.ts";
import { EMAIL_QUEUED } from "./outbox.server.ts";
import { clearBounces, clearSuppression } from "./suppression.server.ts";

export type DeadEmail = Pick<
  typeof emails.$inferSelect,
  "id" | "kind" | "to" | "failureCode" | "answer" | "since" | "endedAt"
>;

const isDead = eq(emails.state, "dead");

/**
 * Lists emails that could not be delivered and wait for a decision of the staff: at most 200, latest first,
 * optionally to one address.
 */
export function listDeadEmails(address?: string): Promise<DeadEmail[]> {
  const { id, kind, to, failureCode, answer, since, endedAt } = emails;
  return db()
    .select({ id, kind, to, failureCode, answer, since, endedAt })
    .from(emails)
    .where(and(isDead, address === undefined ? undefined : eq(emails.to, address)))
    .orderBy(desc(emails.endedAt), desc(emails.id))
    .limit(200);
}

export async function countDeadEmails(): Promise<number> {
  return countByState("dead");
}

/** Counts emails in the queue. */
export async function countWaitingEmails(): Promise<number> {
  return countByState("waiting");
}

async function countByState(state: (typeof emails.$inferSelect)["state"]): Promise<number> {
  const [row] = await db().select({ n: count() }).from(emails).where(eq(emails.state, state));
  return row?.n ?? 0;
}

/** At most this many are retried per request; an outage of several days leaves some thousands. */
const MAX_RETRIED = 2_000;
const MAX_QUEUED_JOBS = 20;

/**
 * Queues dead emails again for 48 hours: those with these ids, or the oldest 2,000 of all. Removes bounce
 * suppressions of their addresses, which are suppressed again if they still bounce. Returns the ids of the emails
 * queued, oldest first. The caller checks the permission.
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
  // Start a few jobs now; the job that runs every minute sends the rest.
  for (const _ of ids.slice(0, MAX_QUEUED_JOBS)) await enqueue(tx, EMAIL_QUEUED, {});
  return ids;
}

/**
 * Discards a dead email and erases its content. Returns false when the email is not dead. The caller checks the
 * permission.
 */
export async function discardDeadEmail(tx: Database, id: string): Promise<boolean> {
  const values = { state: "given-up" as const, text: "", html: "", endedAt: now() };
  const discarded = await tx
    .update(emails)
    .set(values)
    .where(and(eq(emails.id, id), isDead))
    .returning();
  return discarded.length > 0;
}

/** Lists the stored emails to an address, oldest first. */
export function listEmailsTo(address: string) {
  const { kind, subject, createdAt } = emails;
  return db()
    .select({ kind, subject, createdAt })
    .from(emails)
    .where(eq(emails.to, address))
    .orderBy(asc(emails.id));
}

/** Deletes the emails to the address of a closed account, except those still queued, and its suppression. */
export async function eraseEmailsTo(tx: Database, address: string): Promise<void> {
  await tx.delete(emails).where(and(eq(emails.to, address), ne(emails.state, "waiting")));
  await clearSuppression(tx, address);
}
