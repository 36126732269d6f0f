import { and, asc, eq, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db, transaction } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { newId } from "../ids.ts";
import { log } from "../log.server.ts";
import { classifyError, getServerAnswer } from "./delivery-fault.ts";
import { checkMailServer, sendEmail } from "./mailer.server.ts";
import { clearOutage, findMailOutage, recordOutage } from "./outage.server.ts";
import { emailRetryDelayMs, GIVE_UP_AFTER_MS } from "./retry-delay.ts";
import { addSuppression, getSuppression } from "./suppression.server.ts";

type EmailRow = typeof emails.$inferSelect;
const isWaiting = eq(emails.state, "waiting");

/** The user waits for these: a password reset, a confirmation, a receipt. */
const isAwaited = ne(emails.kind, "notice");

/** How long a claim lasts without renewal, in milliseconds: emails claimed by a killed worker are free after that. */
const CLAIM_MS = 15_000;
const CLAIM_RENEWAL_MS = 5_000;

/**
 * Tries to send the oldest due email, notifications after requested emails. Claims it in one short transaction, sends
 * it outside any, and writes the result in a second one, so that two workers do not send the same. If the process
 * dies or the database is lost between the server's answer and the second transaction, the email is sent again with
 * the same Message-ID. Returns whether there was an email to process; during an outage nothing is tried before
 * `nextTryAt`.
 */
export async function deliverNextEmail(): Promise<boolean> {
  const claimed = await transaction(claimNextEmail);
  if (!claimed || claimed === "withheld") return claimed === "withheld";
  const renewalTimer = setInterval(() => {
    renewClaim(claimed).catch((err) =>
      log().warn({ err, mail: claimed.id }, "a claim was not renewed"),
    );
  }, CLAIM_RENEWAL_MS);
  try {
    const failure = await sendEmail(claimed).then(
      () => null,
      async (error: unknown) => ({ error, ...(await classifyFailure(error)) }),
    );
    return await transaction((tx) =>
      failure ? scheduleRetry(tx, claimed, failure) : markSent(tx, claimed),
    );
  } finally {
    clearInterval(renewalTimer);
  }
}

/** Tries every due email, for at most `budgetMs` milliseconds. */
export async function deliverDueEmails(budgetMs: number): Promise<void> {
  const deadline = Date.now() + budgetMs;
  while (Date.now() < deadline && (await deliverNextEmail()));
}

type ClaimedEmail = EmailRow & { claimId: string };

/** Claims the next due email. Returns `withheld` when its address is suppressed, and null when none is due. */
async function claimNextEmail(tx: Database): Promise<ClaimedEmail | "withheld" | null> {
  const outage = await findMailOutage(tx);
  if (outage && outage.nextTryAt > now()) return null;
  const email = (await findNextDue(tx, isAwaited)) ?? (await findNextDue(tx));
  if (!email) return null;
  if (email.kind === "notice" && (await getSuppression(email.to, tx))) {
    await markDone(tx, email, "withheld");
    return "withheld";
  }
  const claimId = newId();
  await tx
    .update(emails)
    .set({ claimId, claimedUntil: claimExpiry() })
    .where(eq(emails.id, email.id));
  return { ...email, claimId };
}

const claimExpiry = () => new Date(now().getTime() + CLAIM_MS);

async function renewClaim({ id, claimId }: ClaimedEmail): Promise<void> {
  await db()
    .update(emails)
    .set({ claimedUntil: claimExpiry() })
    .where(and(eq(emails.id, id), eq(emails.claimId, claimId)));
}

/** Finds and locks the oldest due email that no worker has claimed. */
async function findNextDue(tx: Database, condition?: SQL): Promise<EmailRow | undefined> {
  const isFree = or(isNull(emails.claimedUntil), lt(emails.claimedUntil, now()));
  const [email] = await tx
    .select()
    .from(emails)
    .where(and(isWaiting, lte(emails.dueAt, now()), isFree, condition))
    .orderBy(asc(emails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return email;
}

/** Applies even if another worker claimed the email meanwhile: the mail server has accepted it. */
async function markSent(tx: Database, email: ClaimedEmail): Promise<true> {
  await markDone(tx, email, "sent");
  await clearOutage(tx);
  return true;
}

type Failure = { error: unknown } & ReturnType<typeof classifyError>;

async function scheduleRetry(
  tx: Database,
  email: ClaimedEmail,
  { error, verdict, fault }: Failure,
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

/** A timeout may be due to the server or to this email: if the server still greets, it is due to the email. */
async function classifyFailure(error: unknown): Promise<ReturnType<typeof classifyError>> {
  const classified = classifyError(error);
  if (classified.verdict !== "unsure") return classified;
  return checkMailServer().then(
    () => ({ verdict: "later" as const, fault: "not-now" as const }),
    () => ({ ...classified, verdict: "server" as const }),
  );
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
async function markDone(tx: Database, { id }: EmailRow, state: "sent" | "withheld"): Promise<void> {
  await tx
    .update(emails)
    .set({
      ...{ state, endedAt: now(), text: "", html: "", events: [], unsubscribe: sql`null` },
      ...{ claimId: null, claimedUntil: null },
    })
    .where(eq(emails.id, id));
}
