import { and, asc, eq, isNull, lt, lte, ne, or, type SQL } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db, transaction } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { newId } from "../ids.ts";
import { log } from "../log.server.ts";
import { classifyError } from "./delivery-fault.ts";
import {
  type ClaimedEmail,
  type EmailRow,
  isWaiting,
  markDone,
  markSent,
  scheduleRetry,
} from "./delivery-outcome.server.ts";
import { checkMailServer, sendEmail } from "./mailer.server.ts";
import { findMailOutage } from "./outage.server.ts";
import { getSuppression } from "./suppression.server.ts";

/** The user waits for these: a password reset, a confirmation, a receipt. */
const isAwaited = ne(emails.kind, "notice");

/** How long a claim lasts without renewal, in milliseconds: emails claimed by a killed worker are free after that. */
const CLAIM_MS = 15_000;
const CLAIM_RENEWAL_MS = 5_000;

/**
 * Tries to send the oldest due email, notifications after requested emails. Claims it in one transaction, sends it
 * outside any, and writes the result in a second one. If the process dies in between, the email is sent again with the
 * same Message-ID. Returns whether there was an email to process; during an outage none before `nextTryAt`.
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

/** A timeout may be due to the server or to this email: if the server still greets, it is due to the email. */
async function classifyFailure(error: unknown): Promise<ReturnType<typeof classifyError>> {
  const classified = classifyError(error);
  if (classified.verdict !== "unsure") return classified;
  return checkMailServer().then(
    () => ({ verdict: "later" as const, fault: "not-now" as const }),
    () => ({ ...classified, verdict: "server" as const }),
  );
}
