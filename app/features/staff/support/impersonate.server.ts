import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { Actor, Student } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import type { AuthRefusal } from "#app/features/auth/library/call-auth-handler.server.ts";
import { isRecentlyAuthenticated } from "#app/features/auth/password/reauthentication.server.ts";
import { getCurrentSession } from "#app/features/auth/sessions/current-session.server.ts";
import { endImpersonations } from "#app/features/auth/sessions/end-impersonations.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { impersonations } from "#app/platform/db/schema/identity.ts";
import { enqueueImpersonationEmail } from "../emails/support-emails.server.ts";
import { lockCandidate } from "./candidate-account.server.ts";
import { canBeImpersonated, getImpersonationEnd, type ImpersonationView } from "./impersonation.ts";
import { parseReason, type ReasonErrorCode } from "./support-reason.ts";

export type ImpersonationErrorCode =
  | ReasonErrorCode
  | "reauthentication-required"
  | "account-suspended"
  | "impersonation-open";

/**
 * Starts to view a candidate's area in this session, for half an hour at most, and sends them an email with the name,
 * the reason and the end. Refuses with `reason-too-short`, `reason-too-long`, `reauthentication-required` (no recent
 * authentication), `account-suspended` or `impersonation-open`; null when there is no such candidate, or without the
 * permission `impersonate`.
 */
export async function startImpersonation(
  actor: Actor,
  caller: Caller,
  userId: string,
  input: string,
): Promise<{ ok: true } | AuthRefusal<ImpersonationErrorCode> | null> {
  if (actor.kind !== "staff" || !can(actor, "impersonate")) return null;
  const session = await getCurrentSession(caller.headers);
  if (session?.userId !== actor.id) return null;
  const reason = parseReason(input);
  if (!reason.ok) return reason;
  if (!(await isRecentlyAuthenticated(actor, caller)))
    return { ok: false, reason: "reauthentication-required" };
  return transaction(async (tx) => {
    const candidate = await lockCandidate(tx, userId);
    if (!candidate) return null;
    if (!canBeImpersonated(candidate)) return { ok: false, reason: "account-suspended" };
    const startedAt = now();
    const endsAt = getImpersonationEnd(startedAt);
    await endImpersonations(
      tx,
      and(eq(impersonations.sessionId, session.id), isOverAt(startedAt)),
      {
        endReason: "time-over",
      },
    );
    const [created] = await tx
      .insert(impersonations)
      .values({
        ...{ personId: userId, staffId: actor.id, staffName: actor.name, sessionId: session.id },
        ...{ reason: reason.text, begunAt: startedAt, endsAt },
      })
      .onConflictDoNothing()
      .returning({ id: impersonations.id });
    if (!created) return { ok: false, reason: "impersonation-open" };
    const emailInput = { staffName: actor.name, reason: reason.text, endsAt };
    await enqueueImpersonationEmail(tx, candidate, emailInput);
    const details = { reason: reason.text };
    await recordHistory(tx, actor, "support-view.begun", { kind: "person", id: userId }, details);
    return { ok: true };
  });
}

/** Records in the history that a page of the candidate was viewed. */
export async function recordImpersonatedPage(
  actor: Actor,
  userId: string,
  page: string,
): Promise<void> {
  const subject = { kind: "person", id: userId };
  await transaction((tx) => recordHistory(tx, actor, "support-view.page-seen", subject, { page }));
}

/** Ends the impersonation of this session. Null when there is none. */
export async function endImpersonation(
  actor: Actor,
): Promise<{ ok: true; person: Student } | null> {
  if (actor.kind !== "staff" || !actor.impersonation) return null;
  const { id, person } = actor.impersonation;
  await transaction((tx) =>
    endImpersonations(tx, eq(impersonations.id, id), { endedBy: actor, endReason: "by-hand" }),
  );
  return { ok: true, person };
}

/** The impersonations of the actor's own area, newest first. Empty for anybody but a candidate. */
export async function listOwnImpersonations(
  actor: Actor,
  limit = 20,
): Promise<ImpersonationView[]> {
  if (actor.kind !== "student") return [];
  const { id, staffName: staffNameColumn, reason, begunAt, endsAt, endedAt } = impersonations;
  const rows = await db()
    .select({ id, by: staffNameColumn, reason, begunAt, endsAt, endedAt })
    .from(impersonations)
    .where(eq(impersonations.personId, actor.id))
    .orderBy(desc(begunAt))
    .limit(limit);
  return rows.map(({ endsAt: limitAt, ...view }) => ({
    ...view,
    endedAt: view.endedAt ?? (limitAt <= now() ? limitAt : null),
  }));
}

/**
 * Records the end of impersonations whose time is over; `getSession` ignores them already. Running it again is safe.
 */
export async function endExpiredImpersonations(): Promise<void> {
  await transaction((tx) => endImpersonations(tx, isOverAt(now()), { endReason: "time-over" }));
}

const isOverAt = (at: Date) => and(isNull(impersonations.endedAt), lte(impersonations.endsAt, at));
