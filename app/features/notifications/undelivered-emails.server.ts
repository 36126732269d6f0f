import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record, recordEach } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { maskAddress } from "#app/platform/mail/address.ts";
import {
  countDeadEmails,
  countWaitingEmails,
  type DeadEmail,
  discardDeadEmail,
  listDeadEmails,
  retryDeadEmails,
} from "#app/platform/mail/dead-emails.server.ts";
import type { DeliveryFault } from "#app/platform/mail/delivery-fault.ts";
import { findMailOutage } from "#app/platform/mail/outage.server.ts";
import { getSuppression } from "#app/platform/mail/suppression.server.ts";

/** A letter that could not be delivered, as the office sees it. */
export type UndeliveredEmail = Omit<DeadEmail, "fault"> & { fault: DeliveryFault };

/**
 * The letters that could not be delivered. Who may deal with them reads the whole address and what the mail server
 * answered; others enough of it to recognise somebody. Null for who sees none.
 */
export async function listUndeliveredEmails(actor: Actor): Promise<UndeliveredEmail[] | null> {
  if (!can(actor, "see:letters")) return null;
  const canManage = can(actor, "manage:letters");
  return (await listDeadEmails()).map((email) => ({
    ...withFault(email),
    to: canManage ? email.to : maskAddress(email.to),
    answer: canManage ? email.answer : null,
  }));
}

const withFault = (email: DeadEmail) => ({
  ...email,
  fault: (email.fault ?? "letter-refused") as DeliveryFault,
});

/** The letters to somebody who is helped that could not be delivered, and why their address is in fault. */
export async function getUndeliveredEmailsOf(actor: Actor, address: string) {
  if (!can(actor, "help:people")) return { letters: [], mark: null };
  const [letters, mark] = await Promise.all([listDeadEmails(address), getSuppression(address)]);
  return { letters: letters.map(withFault), mark: mark?.kind ?? null };
}

/** How many letters wait for somebody of the staff to decide; 0 for who sees none. */
export async function countUndeliveredEmails(actor: Actor): Promise<number> {
  return can(actor, "see:letters") ? countDeadEmails() : 0;
}

/** Since when the mail server takes nothing, and how many letters wait for it; null when it does. */
export async function getMailOutage(
  actor: Actor,
): Promise<{ since: Date; waiting: number } | null> {
  const outage = can(actor, "see:letters") ? await findMailOutage() : null;
  return outage && { since: outage.since, waiting: await countWaitingEmails() };
}

/**
 * Sends undelivered letters again, those named or all of them (2,000 at a time, the oldest first); says how many they
 * were: one that somebody else has dealt with meanwhile is none. Null for who may not.
 */
export async function resendEmails(
  actor: Actor,
  selection: string[] | "all",
): Promise<{ ok: true; sent: number } | null> {
  if (!can(actor, "manage:letters")) return null;
  const selectedIds = selection === "all" ? selection : selection.filter((id) => validate(id));
  return transaction(async (tx) => {
    const ids = await retryDeadEmails(tx, selectedIds);
    const subjects = ids.map((id) => ({ kind: "letter", id }));
    await recordEach(tx, actor, "letter.sent-again", subjects);
    return { ok: true, sent: ids.length };
  });
}

/** Gives an undelivered letter up. Null for who may not, and when it is none. */
export async function discardEmail(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!can(actor, "manage:letters") || !validate(id)) return null;
  return transaction(async (tx) => {
    if (!(await discardDeadEmail(tx, id))) return null;
    await record(tx, actor, "letter.given-up", { kind: "letter", id });
    return { ok: true };
  });
}
