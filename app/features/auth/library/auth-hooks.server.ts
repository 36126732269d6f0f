import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, secondFactors, staff, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { clearSuppression } from "#app/platform/mail/suppression.server.ts";
import {
  enqueueAccountEmailOfKind,
  enqueueLinkedAccountEmail,
} from "../emails/account-emails.server.ts";
import { type EmailUser, sendPasswordChangedEmail } from "../emails/sign-in-emails.server.ts";
import { getPendingStep } from "../factor/pending-step.server.ts";
import { recordSignIn } from "../factor/record-sign-in.server.ts";
import {
  getReauthenticationSubject,
  normalizeAccount,
  resetAllPasswordAttempts,
} from "../limits/rate-limit.server.ts";
import { markDemoUser } from "../sign-in/demo-user.server.ts";
import { isProviderId } from "../sign-in/provider.ts";

type UserRef = { id: string; email: string };

/**
 * Refuses a session (false) to a suspended user, with any sign-in method. Records the sign-in of a staff member who
 * needs no further step.
 */
export async function canOpenSession(userId: string): Promise<false | undefined> {
  const [row] = await db()
    .select({
      role: staff.role,
      suspendedAt: sql<Date | null>`coalesce(${staff.suspendedAt}, ${users.suspendedAt})`,
      secret: secondFactors.secret,
    })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId));
  const isRefused = Boolean(row?.suspendedAt);
  log().info({ userId, refused: isRefused }, "sign-in");
  const isComplete = row?.role && !getPendingStep({ ...row, secondFactorAt: null });
  if (isComplete && !isRefused) await recordSignIn(userId);
  return isRefused ? false : undefined;
}

/** Records the creation of an account in the history. */
export async function recordUserCreated({ id }: UserRef): Promise<void> {
  await recordHistory(db(), "system", "person.created", { kind: "person", id });
}

/** Records that a user confirmed their address, and removes the address from the suppression list. */
export async function recordEmailVerified({ id, email }: UserRef): Promise<void> {
  await clearSuppression(db(), email);
  await recordHistory(db(), "system", "email.verified", { kind: "person", id });
}

/**
 * Records that a provider identity opens an account. Sends an email to the owner when the identity was added to an
 * existing account.
 */
export async function recordLinkedAccount(
  origin: string,
  linkedAccount: { userId: string; providerId: string },
  isAdded: boolean,
): Promise<void> {
  const { userId, providerId } = linkedAccount;
  if (!isProviderId(providerId)) return;
  await transaction(async (tx) => {
    if (!isAdded) await markDemoUser(tx, linkedAccount);
    const subject = { kind: "person", id: userId };
    await recordHistory(tx, "system", "way-in.added", subject, { provider: providerId });
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (isAdded && user)
      await enqueueLinkedAccountEmail(tx, origin, user, "providerLinked", providerId);
  });
}

/** Cancels the closing of an account when its owner signs in, and sends them an email about it. */
export async function cancelClosing(origin: string, userId: string): Promise<void> {
  await transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ closesAt: null, closedAt: null })
      .where(and(eq(users.id, userId), or(isNotNull(users.closesAt), isNotNull(users.closedAt))))
      .returning();
    if (!user) return;
    await recordHistory(tx, "system", "account.kept-open", { kind: "person", id: userId });
    await enqueueAccountEmailOfKind(tx, origin, user, "accountReopened");
  });
}

/**
 * Ends a reset by email. The link proves the address; if it was not confirmed before, linked accounts may belong to a
 * stranger who signed up with it, so they are deleted (AUTH-10).
 */
export async function handlePasswordReset(
  origin: string,
  user: EmailUser & { emailVerified: boolean },
): Promise<void> {
  const { id, emailVerified } = user;
  await transaction(async (tx) => {
    if (!emailVerified) {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id));
      await tx
        .delete(accounts)
        .where(and(eq(accounts.userId, id), ne(accounts.providerId, "credential")));
      await recordHistory(tx, "system", "email.verified", { kind: "person", id });
    }
    await clearSuppression(tx, user.email);
    await recordHistory(tx, "system", "password.reset", { kind: "person", id });
  });
  await resetAllPasswordAttempts(normalizeAccount(user.email));
  await resetAllPasswordAttempts(getReauthenticationSubject(id));
  await sendPasswordChangedEmail(origin, user);
}
