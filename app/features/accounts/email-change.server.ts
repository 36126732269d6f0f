import { randomBytes } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import {
  enqueueAccountEmailOfKind,
  enqueueEmailChangeLink,
} from "#app/features/auth/emails/account-emails.server.ts";
import {
  type AuthRefusal,
  tooManyRefusal,
} from "#app/features/auth/library/call-auth-handler.server.ts";
import { isLinkUsed, markLinkUsed } from "#app/features/auth/library/used-link.server.ts";
import { countAttempt, emailChangeLimit } from "#app/features/auth/limits/rate-limit.server.ts";
import { waitHalfSecond } from "#app/features/auth/limits/response-delay.ts";
import { isRecentlyAuthenticated } from "#app/features/auth/password/reauthentication.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { parseEmailAddress } from "#app/lib/email-address.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { emailChanges, users, verifications } from "#app/platform/db/schema/identity.ts";
import { clearSuppression } from "#app/platform/mail/suppression.server.ts";
import { sha256 } from "#app/platform/sha256.server.ts";

const LINK_LIFETIME_MS = HOUR_MS;
/** Requests of the same address within this time count as one (double click, lost response). */
const REPEAT_WINDOW_MS = MINUTE_MS;

type EmailChangeRefusal = AuthRefusal<
  "email-accent" | "email-invalid" | "email-unchanged" | "reauthentication-required" | "too-many"
>;

/**
 * Requests another email address: sends a link to it and a warning to the current one. Nothing changes before the link
 * is opened. An address of another account gets the same answer in the same time, and its owner an email. Refuses with
 * a format error, `email-unchanged`, `reauthentication-required` (no recent authentication) or `too-many`; null for a
 * visitor.
 */
export async function requestEmailChange(
  actor: Actor,
  caller: Caller,
  input: string,
): Promise<{ ok: true } | EmailChangeRefusal | null> {
  if (!isSignedIn(actor)) return null;
  const minimumDelay = waitHalfSecond();
  const parsed = parseEmailAddress(input);
  if (!parsed.ok) return parsed;
  if (parsed.value === null) return { ok: false, reason: "email-invalid" };
  const email = parsed.value.toLowerCase();
  if (email === actor.email) return { ok: false, reason: "email-unchanged" };
  if (!(await isRecentlyAuthenticated(actor, caller)))
    return { ok: false, reason: "reauthentication-required" };
  const waitSeconds = await transaction(async (tx) => {
    const seconds = await countAttempt(emailChangeLimit, actor.id, undefined, tx);
    if (seconds === 0) await saveEmailChange(tx, actor, caller.origin, email);
    return seconds;
  });
  if (waitSeconds > 0) return tooManyRefusal(waitSeconds);
  await minimumDelay;
  return { ok: true };
}

type SignedInActor = Exclude<Actor, { kind: "visitor" }>;

async function saveEmailChange(tx: Database, actor: SignedInActor, origin: string, email: string) {
  // One request of a user at a time, so that the second of a double click sees the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('email-change'), hashtext(${actor.id}))`,
  );
  if (await wasJustRequested(tx, actor, email)) return;
  const token = randomBytes(32).toString("base64url");
  const change = {
    email,
    tokenDigest: hashToken(token),
    expiresAt: new Date(now().getTime() + LINK_LIFETIME_MS),
    createdAt: now(),
  };
  await tx
    .insert(emailChanges)
    .values({ userId: actor.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  const [owner] = await tx.select().from(users).where(eq(users.email, email));
  if (owner) await enqueueAccountEmailOfKind(tx, origin, owner, "emailTaken");
  else await enqueueEmailChangeLink(tx, origin, { email, locale: actor.locale }, token);
  await enqueueAccountEmailOfKind(tx, origin, actor, "emailChangeRequested");
  await recordHistory(tx, actor, "email.change-asked", { kind: "person", id: actor.id });
}

/** Whether the same address was requested a moment ago. A second email would invalidate the link of the first. */
async function wasJustRequested(
  tx: Database,
  { id }: SignedInActor,
  email: string,
): Promise<boolean> {
  const since = new Date(now().getTime() - REPEAT_WINDOW_MS);
  const [recent] = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, id), gt(emailChanges.createdAt, since)));
  return recent?.email === email;
}

/** The address that waits for confirmation and the expiry of its link; null when there is none. */
export async function getPendingEmailChange(
  actor: Actor,
): Promise<{ email: string; expiresAt: Date } | null> {
  if (!isSignedIn(actor)) return null;
  const [row] = await db()
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, actor.id), gt(emailChanges.expiresAt, now())));
  return row ?? null;
}

/** Cancels a pending change, whose link then stops working. Null for a visitor. */
export async function cancelEmailChange(actor: Actor): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  await transaction(async (tx) => {
    const deleted = await tx
      .delete(emailChanges)
      .where(eq(emailChanges.userId, actor.id))
      .returning({ userId: emailChanges.userId });
    if (deleted.length > 0)
      await recordHistory(tx, actor, "email.change-cancelled", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

/**
 * Confirms the new address by its link, once. Informs the old address and invalidates password links sent to it.
 * Refuses with `link-email-changed` (used link) or `link-invalid` (expired or cancelled link, or an address that
 * another account has now).
 */
export async function confirmEmailChange(
  caller: Caller,
  token: string,
): Promise<{ ok: true } | AuthRefusal<"link-invalid" | "link-email-changed">> {
  if (await isLinkUsed(token)) return { ok: false, reason: "link-email-changed" };
  return transaction(async (tx) => {
    const [change] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenDigest, hashToken(token)), gt(emailChanges.expiresAt, now())))
      .returning();
    // A parallel request may have used the link while this one waited for the row.
    if (!change)
      return {
        ok: false,
        reason: (await isLinkUsed(token, tx)) ? "link-email-changed" : "link-invalid",
      };
    const { userId, email } = change;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    const [otherUser] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)));
    if (!user || otherUser) return { ok: false, reason: "link-invalid" };
    await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await clearSuppression(tx, email);
    await recordHistory(tx, "system", "email.changed", { kind: "person", id: userId });
    await enqueueAccountEmailOfKind(tx, caller.origin, user, "emailChanged");
    await markLinkUsed(token, tx);
    return { ok: true };
  });
}

function hashToken(token: string): string {
  return sha256(token, "base64url");
}
