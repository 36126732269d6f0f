import { and, eq, lt, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import type { Database } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { log } from "../log.server.ts";
import { type classifyError, getServerAnswer } from "./delivery-fault.ts";
import { clearOutage, recordOutage } from "./outage.server.ts";
import { emailRetryDelayMs, GIVE_UP_AFTER_MS } from "./retry-delay.ts";
import { addSuppression } from "./suppression.server.ts";

export type EmailRow = typeof emails.$inferSelect;
export type ClaimedEmail = EmailRow & { claimId: string };

export const isWaiting = eq(emails.state, "waiting");

/** Applies even if another worker claimed the email meanwhile: the mail server has accepted it. */
export async function markSent(tx: Database, email: ClaimedEmail): Promise<true> {
  await markDone(tx, email, "sent");
  await clearOutage(tx);
  return true;
}

export type DeliveryFailure = { error: unknown } & ReturnType<typeof classifyError>;

/**
 * Records a failed try: plans the next one, or marks the email dead. Returns false when the mail server accepts none,
 * which starts or prolongs an outage.
 */
export async function scheduleRetry(
  tx: Database,
  email: ClaimedEmail,
  { error, verdict, fault }: DeliveryFailure,
): Promise<boolean> {
  const answer = getServerAnswer(error);
  log().warn({ mail: email.id, verdict, fault }, "an email was not sent");
  const isOurs = and(eq(emails.id, email.id), eq(emails.claimId, email.claimId), isWaiting);
  const released = { claimId: null, claimedUntil: null };
  if (verdict === "server") {
    await tx.update(emails).set(released).where(isOurs);
    await recordOutage(tx, fault, answer);
    await expireOld(tx, fault, answer);
    return false;
  }
  await clearOutage(tx);
  if (verdict === "address")
    await addSuppression(tx, email.to, { kind: "bounce", detail: answer, mailId: email.id });
  const tries = email.tries + 1;
  const isDead = verdict !== "later" || isExpired(email);
  const dueAt = new Date(now().getTime() + emailRetryDelayMs(tries, Math.random()));
  const nextState = isDead ? { state: "dead" as const, endedAt: now() } : { dueAt };
  await tx
    .update(emails)
    .set({ tries, failureCode: fault, answer, ...released, ...nextState })
    .where(isOurs);
  return true;
}

const isExpired = ({ since }: EmailRow) => now().getTime() - since.getTime() > GIVE_UP_AFTER_MS;

/** Marks emails dead that waited 48 h for a server that is down. */
async function expireOld(tx: Database, fault: string, answer: string): Promise<void> {
  const old = lt(emails.since, new Date(now().getTime() - GIVE_UP_AFTER_MS));
  await tx
    .update(emails)
    .set({ state: "dead", failureCode: fault, answer, endedAt: now() })
    .where(and(isWaiting, old));
}

/** Erases the content, which contains links, once the email is sent or withheld. */
export async function markDone(
  tx: Database,
  { id }: EmailRow,
  state: "sent" | "withheld",
): Promise<void> {
  await tx
    .update(emails)
    .set({
      ...{ state, endedAt: now(), text: "", html: "", events: [], unsubscribe: sql`null` },
      ...{ claimId: null, claimedUntil: null },
    })
    .where(eq(emails.id, id));
}
