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

/** Somebody waits for it: a password, a confirmation, a receipt. */
const isAwaited = ne(emails.kind, "notice");

/**
 * How long a worker has an e-mail for itself without renewing its claim, in milliseconds: what a killed worker held
 * is free after that.
 */
const CLAIM_MS = 15_000;
const CLAIM_RENEWAL_MS = 5_000;

/**
 * Tries the oldest e-mail that is due, notices after those that somebody asked for, and says whether there was one.
 * It is claimed in a short transaction, sent outside any, and its result is written in a second one: two workers
 * do not send the same while the claim can be renewed. A kill between the server's answer and the second transaction,
 * or a database that is away for longer than the claim, sends the e-mail again, with the same Message-ID. While the mail server is down nothing is tried before its time, so that e-mails leave in their
 * order when it is back.
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

/** Tries every letter that is due, for `budget` milliseconds at most. */
export async function deliverDueEmails(budgetMs: number): Promise<void> {
  const deadline = Date.now() + budgetMs;
  while (Date.now() < deadline && (await deliverNextEmail()));
}

type ClaimedEmail = EmailRow & { claimId: string };

/** Claims the next e-mail; `withheld` when it was one that its address no longer wants, and null when none is due. */
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

/** The oldest e-mail that is due and that no worker has, locked; undefined when there is none. */
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

/** The mail server has it, whoever else may have claimed it meanwhile. */
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
  log().warn({ mail: email.id, verdict, fault }, "a letter did not leave");
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
    .set({ tries, fault, answer, ...released, ...nextState })
    .where(isOurs);
  return true;
}

/** A silence may be the server's or due to this letter: a server that greets is not to blame. */
async function classifyFailure(error: unknown): Promise<ReturnType<typeof classifyError>> {
  const classified = classifyError(error);
  if (classified.verdict !== "unsure") return classified;
  return checkMailServer().then(
    () => ({ verdict: "later" as const, fault: "not-now" as const }),
    () => ({ ...classified, verdict: "server" as const }),
  );
}

const isExpired = ({ since }: EmailRow) => now().getTime() - since.getTime() > GIVE_UP_AFTER_MS;

/** A server that was down for two days took their letters with it. */
async function expireOld(tx: Database, fault: string, answer: string): Promise<void> {
  const old = lt(emails.since, new Date(now().getTime() - GIVE_UP_AFTER_MS));
  await tx
    .update(emails)
    .set({ state: "dead", fault, answer, endedAt: now() })
    .where(and(isWaiting, old));
}

/** The words of a letter that has left are nobody's any more: links are in them. */
async function markDone(tx: Database, { id }: EmailRow, state: "sent" | "withheld"): Promise<void> {
  await tx
    .update(emails)
    .set({
      ...{ state, endedAt: now(), text: "", html: "", events: [], unsubscribe: sql`null` },
      ...{ claimId: null, claimedUntil: null },
    })
    .where(eq(emails.id, id));
}
