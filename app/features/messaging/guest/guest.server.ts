import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { guests, messages, threads } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { getHistorySubject, getSide, isUuid, threadsVisibleTo } from "../thread-access.server.ts";
import type { ConsentingAdult, GuestEvent, IncludedGuest } from "./guest.ts";
import { sendGuestInvitation } from "./guest-emails.server.ts";
import { createGuestToken, hashGuestToken } from "./guest-link.server.ts";

/**
 * Adds an adult to a thread: they receive a link, read the last message and later ones, and may reply. The caller
 * checks their consent in this transaction. Idempotent; returns null when the actor cannot see the thread.
 */
export async function addGuest(
  tx: Database,
  actor: Actor,
  threadId: string,
  agreed: ConsentingAdult,
): Promise<{ ok: true } | null> {
  const thread = await lockThread(tx, actor, threadId);
  if (!thread) return null;
  const isSameConsent = and(eq(guests.threadId, threadId), eq(guests.consentId, agreed.consentId));
  const existing = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(isSameConsent, isNull(guests.endedAt)));
  if (existing.length > 0) return { ok: true };
  const [last] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const id = newId();
  const tokenDigest = hashGuestToken(createGuestToken({ id, linkVersion: 1 }));
  const since = last?.at ?? now();
  const values = { ...agreed, id, threadId, tokenDigest, since };
  const [guest] = await tx.insert(guests).values(values).returning();
  if (!guest) throw new Error("the guest was not saved");
  await recordHistory(tx, actor, "guest.included", getHistorySubject(thread), {
    threadId,
    adult: agreed.adult,
  });
  await sendGuestInvitation(tx, guest, thread.personId);
  return { ok: true };
}

/**
 * Removes an adult from a thread and ends their link. Writes nothing when they are already removed; returns null when
 * there is no such guest in a thread that the actor can see.
 */
export async function removeGuest(
  actor: Actor,
  threadId: string,
  guestId: string,
): Promise<{ ok: true } | null> {
  if (!isUuid(threadId) || !isUuid(guestId)) return null;
  return transaction(async (tx) => {
    const thread = await lockThread(tx, actor, threadId);
    if (!thread) return null;
    const isGuest = and(eq(guests.id, guestId), eq(guests.threadId, threadId));
    const [guest] = await tx.select().from(guests).where(isGuest);
    if (!guest) return null;
    if (guest.endedAt) return { ok: true };
    const ended = { endedAt: now(), endedBy: getSide(actor) };
    await tx.update(guests).set(ended).where(isGuest);
    await recordHistory(tx, actor, "guest.removed", getHistorySubject(thread), {
      threadId,
      adult: guest.adult,
    });
    return { ok: true };
  });
}

/** Removes the adult from every thread, in the transaction that withdraws their consent. */
export async function removeGuestsByConsent(tx: Database, consentId: string): Promise<void> {
  await tx
    .update(guests)
    .set({ endedAt: now(), endedBy: "consent" })
    .where(and(eq(guests.consentId, consentId), isNull(guests.endedAt)));
}

/** The adults currently in a thread. */
export async function listGuests(tx: Database, threadId: string): Promise<IncludedGuest[]> {
  return tx
    .select({ id: guests.id, name: guests.name, adult: guests.adult })
    .from(guests)
    .where(and(eq(guests.threadId, threadId), isNull(guests.endedAt)))
    .orderBy(asc(guests.createdAt));
}

/** When adults were added to a thread and removed, from `since` on, oldest first. */
export async function listGuestEvents(
  tx: Database,
  threadId: string,
  since = new Date(0),
): Promise<GuestEvent[]> {
  const rows = await tx.select().from(guests).where(eq(guests.threadId, threadId));
  return rows
    .flatMap(({ name, createdAt, endedAt }) => [
      { name, at: createdAt, isHere: true },
      ...(endedAt ? [{ name, at: endedAt, isHere: false }] : []),
    ])
    .filter(({ at }) => at >= since)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

async function lockThread(tx: Database, actor: Actor, threadId: string) {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, threadId), threadsVisibleTo(actor)))
    .for("update");
  return thread ?? null;
}
