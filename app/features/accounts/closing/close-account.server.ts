import { and, eq, gt, lte } from "drizzle-orm";
import { type Actor, isImpersonated } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import {
  enqueueAccountEmailOfKind,
  enqueueClosingEmail,
} from "#app/features/auth/emails/account-emails.server.ts";
import type { AuthRefusal } from "#app/features/auth/library/call-auth-handler.server.ts";
import { signValues, verifySignedValues } from "#app/features/auth/library/signed-values.server.ts";
import { isRecentlyAuthenticated } from "#app/features/auth/password/reauthentication.server.ts";
import { endSessions } from "#app/features/auth/sessions/end-sessions.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import {
  accounts,
  emailChanges,
  history,
  sessions,
  users,
  verifications,
} from "#app/platform/db/schema/identity.ts";
import { getClosingDate, isClosingConfirmed } from "./account-closing.ts";

/**
 * Requests the closing of the actor's account: signs out all devices and sends an email with the date until which
 * signing in cancels it. Refuses with `confirmation-missing` or `reauthentication-required` (no recent authentication);
 * null for anybody but a candidate. A repeated request, whose session the first one ended, returns ok.
 */
export async function requestClosing(
  actor: Actor,
  caller: Caller,
  confirmation: string,
): Promise<
  | { ok: true; closesAt: Date }
  | AuthRefusal<"confirmation-missing" | "reauthentication-required">
  | null
> {
  if (actor.kind !== "student") return null;
  const { id } = actor;
  if (!(await isRecentlyAuthenticated(actor, caller))) {
    const closesAt = await findClosingDate(db(), id);
    return closesAt ? { ok: true, closesAt } : { ok: false, reason: "reauthentication-required" };
  }
  if (!isClosingConfirmed(confirmation)) return { ok: false, reason: "confirmation-missing" };
  return transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
    const existingDate = await findClosingDate(tx, id);
    if (existingDate) return { ok: true, closesAt: existingDate };
    const closesAt = getClosingDate(now());
    await tx.update(users).set({ closesAt }).where(eq(users.id, id));
    await endSessions(tx, eq(sessions.userId, id));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
    await recordHistory(tx, actor, "account.closing-asked", { kind: "person", id });
    await enqueueClosingEmail(tx, caller.origin, actor, closesAt);
    return { ok: true, closesAt };
  });
}

/** When this account closes; null when no closing was requested. */
async function findClosingDate(database: Database, id: string): Promise<Date | null> {
  const [row] = await database.select({ at: users.closesAt }).from(users).where(eq(users.id, id));
  return row?.at ?? null;
}

const CLOSING_FORM_PURPOSE = "close account";

/**
 * A signed value for the closing form, valid for an hour, so that a repeated submission without a session is
 * recognised (`isRepeatedClosing`). "" for anybody but a candidate.
 */
export function signClosingForm(actor: Actor): string {
  return actor.kind === "student" && !isImpersonated(actor)
    ? signValues(CLOSING_FORM_PURPOSE, { id: actor.id })
    : "";
}

/** Whether the form with this signed value was submitted before, so that its account is closing. */
export async function isRepeatedClosing(signedForm: string): Promise<boolean> {
  const id = verifySignedValues(CLOSING_FORM_PURPOSE, signedForm)?.id;
  return id !== undefined && (await findClosingDate(db(), id)) !== null;
}

/**
 * Erases what other features store about a user. `hasSentApplication`: the application stays for the decision of the
 * school.
 */
export type EraseUserData = (
  tx: Database,
  userId: string,
) => Promise<{ hasSentApplication: boolean }>;

/** Erases the accounts whose fourteen days are over, one transaction each. Running it again is safe. */
export async function eraseClosedAccounts(eraseUserData: EraseUserData): Promise<void> {
  const isDue = lte(users.closesAt, now());
  const rows = await db().select({ id: users.id }).from(users).where(isDue);
  for (const { id } of rows)
    await transaction(async (tx) => {
      // A sign-in at the same moment cancels the closing, so the condition is checked again on the locked row.
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), isDue))
        .for("update");
      if (!user) return;
      const { hasSentApplication } = await eraseUserData(tx, id);
      await enqueueAccountEmailOfKind(tx, config().origin, user, "closed");
      if (hasSentApplication) await deactivateAccount(tx, id);
      else await tx.delete(users).where(eq(users.id, id));
      await tx.delete(verifications).where(eq(verifications.value, id));
      await recordHistory(
        tx,
        "system",
        "account.closed",
        { kind: "person", id },
        { kept: hasSentApplication },
      );
    });
}

/** Whether the actor cancelled the closing of their account within the last day, by signing in. */
export async function hasCancelledClosing(actor: Actor): Promise<boolean> {
  if (actor.kind !== "student") return false;
  const [entry] = await db()
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.subjectId, actor.id),
        eq(history.action, "account.kept-open"),
        gt(history.at, new Date(now().getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return entry !== undefined;
}

/** Keeps the name and the address, which a submitted application needs, and removes the rest. */
async function deactivateAccount(tx: Database, id: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.userId, id));
  await endSessions(tx, eq(sessions.userId, id));
  await tx
    .update(users)
    .set({ phone: null, closesAt: null, closedAt: now() })
    .where(eq(users.id, id));
}
