import { and, desc, eq, isNull, lte } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { impersonations } from "#app/platform/db/schema/identity.ts";
import type { Actor, Student } from "../actor.ts";
import type { Refused } from "../auth/knock.server.ts";
import { writeSupportView } from "../auth/letters/support-letters.server.ts";
import { endSupportViews } from "../auth/sessions/end-support-views.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { isProved } from "../password/proof.server.ts";
import { can } from "../permissions.ts";
import { lockCandidate } from "./helped-person.server.ts";
import { type ReasonRefusal, readReason } from "./support-reason.ts";
import { type ToldView, viewEnd } from "./support-view.ts";

export type ViewRefusal = ReasonRefusal | "proof-needed" | "account-suspended" | "view-open";

/**
 * Begins to see a candidate's area as they see it, in this session, for half an hour at most: a letter tells
 * them who, why and until when. Refuses a reason that says nothing, who has not proved a moment ago to be
 * themselves, a suspended account, and a second view in one session. Null when there is no such candidate
 * (nobody of the staff is one), and for whoever may not.
 */
export async function beginSupportView(
  actor: Actor,
  caller: Caller,
  personId: string,
  typed: string,
): Promise<{ ok: true } | Refused<ViewRefusal> | null> {
  if (actor.kind !== "staff" || !can(actor, "act-as")) return null;
  const session = await ownSession(caller.headers);
  if (session?.userId !== actor.id) return null;
  const reason = readReason(typed);
  if (!reason.ok) return reason;
  if (!(await isProved(actor, caller))) return { ok: false, reason: "proof-needed" };
  return transaction(async (tx) => {
    const person = await lockCandidate(tx, personId);
    if (!person) return null;
    if (person.suspendedAt) return { ok: false, reason: "account-suspended" };
    const begunAt = now();
    const endsAt = viewEnd(begunAt);
    await endSupportViews(tx, and(eq(impersonations.sessionId, session.id), overAt(begunAt)), {
      how: "time-over",
    });
    const [made] = await tx
      .insert(impersonations)
      .values({
        ...{ personId, staffId: actor.id, staffName: actor.name, sessionId: session.id },
        ...{ reason: reason.text, begunAt, endsAt },
      })
      .onConflictDoNothing()
      .returning({ id: impersonations.id });
    if (!made) return { ok: false, reason: "view-open" };
    const told = { by: actor.name, reason: reason.text, until: endsAt };
    await writeSupportView(tx, person, told);
    const details = { reason: reason.text };
    await record(tx, actor, "support-view.begun", { kind: "person", id: personId }, details);
    return { ok: true };
  });
}

/** Writes down that this page of a candidate was seen. */
export async function noteSeenPage(actor: Actor, personId: string, page: string): Promise<void> {
  const subject = { kind: "person", id: personId };
  await transaction((tx) => record(tx, actor, "support-view.page-seen", subject, { page }));
}

/** Ends the view that this session has open. Null when it has none. */
export async function endSupportView(actor: Actor): Promise<{ ok: true; person: Student } | null> {
  if (actor.kind !== "staff" || !actor.seeing) return null;
  const { id, person } = actor.seeing;
  await transaction((tx) =>
    endSupportViews(tx, eq(impersonations.id, id), { by: actor, how: "by-hand" }),
  );
  return { ok: true, person };
}

/** The views of the actor's own area, the latest first: who, when and why. Nothing for anybody but a candidate. */
export async function listOwnViews(actor: Actor, limit = 20): Promise<ToldView[]> {
  if (actor.kind !== "student") return [];
  const { id, staffName: by, reason, begunAt, endsAt, endedAt } = impersonations;
  const rows = await db()
    .select({ id, by, reason, begunAt, endsAt, endedAt })
    .from(impersonations)
    .where(eq(impersonations.personId, actor.id))
    .orderBy(desc(begunAt))
    .limit(limit);
  return rows.map(({ endsAt: last, ...view }) => ({
    ...view,
    endedAt: view.endedAt ?? (last <= now() ? last : null),
  }));
}

/** Closes the views whose time is over: they opened nothing any more. Done twice, it does nothing more. */
export async function closeOverdueViews(): Promise<void> {
  await transaction((tx) => endSupportViews(tx, overAt(now()), { how: "time-over" }));
}

const overAt = (at: Date) => and(isNull(impersonations.endedAt), lte(impersonations.endsAt, at));
