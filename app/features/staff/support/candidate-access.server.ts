import { eq } from "drizzle-orm";
import type { Actor, Staff } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import {
  type AuthRefusal,
  callAuthHandler,
  tooManyRefusal,
} from "#app/features/auth/library/call-auth-handler.server.ts";
import { countAttempt, emailLimit } from "#app/features/auth/limits/rate-limit.server.ts";
import { requestPasswordReset } from "#app/features/auth/password/password-reset.server.ts";
import {
  endImpersonations,
  isOfUser,
} from "#app/features/auth/sessions/end-impersonations.server.ts";
import { endSessions } from "#app/features/auth/sessions/end-sessions.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { emailChanges, sessions, users } from "#app/platform/db/schema/identity.ts";
import {
  enqueueReinstatementEmail,
  enqueueSuspensionEmail,
} from "../emails/support-emails.server.ts";
import { getCandidateAccount, lockCandidate } from "./candidate-account.server.ts";
import { parseReason, type ReasonErrorCode } from "./support-reason.ts";

type CandidateAccessResult<ErrorCode extends string = never> = Promise<
  { ok: true } | AuthRefusal<ErrorCode> | null
>;

/**
 * Suspends a candidate from their next request on every device, drops a pending change of address and sends an email
 * with the reason. Refuses with `reason-too-short` or `reason-too-long`; null when there is no such candidate, or
 * without `help:people`.
 */
export function suspendCandidate(
  actor: Actor,
  id: string,
  input: string,
): CandidateAccessResult<ReasonErrorCode> {
  return changeCandidate(actor, id, async (tx, staffMember, candidate) => {
    const reason = parseReason(input);
    if (!reason.ok) return reason;
    if (candidate.suspendedAt) return { ok: true };
    const suspension = { suspendedAt: now(), suspendedBecause: reason.text };
    await tx.update(users).set(suspension).where(eq(users.id, id));
    await endSessions(tx, eq(sessions.userId, id));
    await endImpersonations(tx, isOfUser(id), { endedBy: staffMember, endReason: "person-out" });
    await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
    await enqueueSuspensionEmail(tx, candidate, reason.text);
    await recordHistory(tx, staffMember, "person.suspended", { kind: "person", id });
    return { ok: true };
  });
}

/** Ends the suspension of a candidate and sends an email. Null as `suspendCandidate`. */
export function reinstateCandidate(actor: Actor, id: string): CandidateAccessResult {
  return changeCandidate(actor, id, async (tx, staffMember, candidate) => {
    if (!candidate.suspendedAt) return { ok: true };
    const cleared = { suspendedAt: null, suspendedBecause: null };
    await tx.update(users).set(cleared).where(eq(users.id, id));
    await enqueueReinstatementEmail(tx, candidate);
    await recordHistory(tx, staffMember, "person.reinstated", { kind: "person", id });
    return { ok: true };
  });
}

/** Emails that users lose: the link that confirms an address, and the password reset. */
export const resendableEmails = ["verification", "reset"] as const;
export type ResendableEmail = (typeof resendableEmails)[number];

/**
 * Sends a candidate one of these emails again, to their own address only; the actor never sees the link. Refuses with
 * `too-many` within a minute, or `email-already-verified`; null as `suspendCandidate`.
 */
export async function resendAccountEmail(
  actor: Actor,
  caller: Caller,
  id: string,
  emailKind: ResendableEmail,
): CandidateAccessResult<"too-many" | "email-already-verified"> {
  const candidate = await getCandidateAccount(actor, id);
  if (!candidate || actor.kind !== "staff") return null;
  if (emailKind === "verification" && candidate.emailVerified)
    return { ok: false, reason: "email-already-verified" };
  const waitSeconds = await countAttempt(emailLimit, `help ${emailKind} ${id}`);
  if (waitSeconds > 0) return tooManyRefusal(waitSeconds);
  // Without cookies, because the library would take the actor's session for the recipient's.
  const anonymousCaller = { ...caller, headers: new Headers({ origin: caller.origin }) };
  const { email } = candidate;
  if (emailKind === "verification")
    await callAuthHandler(anonymousCaller, "/send-verification-email", { email });
  else await requestPasswordReset(anonymousCaller, email);
  const action = emailKind === "reset" ? "letter.reset-again" : "letter.verification-again";
  await transaction((tx) => recordHistory(tx, actor, action, { kind: "person", id }));
  return { ok: true };
}

type LockedCandidate = NonNullable<Awaited<ReturnType<typeof lockCandidate>>>;
type CandidateChange<ErrorCode extends string> = (
  tx: Database,
  staffMember: Staff,
  candidate: LockedCandidate,
) => Promise<{ ok: true } | AuthRefusal<ErrorCode>>;

async function changeCandidate<ErrorCode extends string>(
  actor: Actor,
  id: string,
  change: CandidateChange<ErrorCode>,
): CandidateAccessResult<ErrorCode> {
  if (actor.kind !== "staff" || !can(actor, "help:people")) return null;
  return transaction(async (tx) => {
    const candidate = await lockCandidate(tx, id);
    return candidate && change(tx, actor, candidate);
  });
}
