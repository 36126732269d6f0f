import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory, recordHistoryForEach } from "#app/features/audit/record-history.server.ts";
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
import { type DeliveryFault, parseDeliveryFault } from "#app/platform/mail/delivery-fault.ts";
import { findMailOutage } from "#app/platform/mail/outage.server.ts";
import { getSuppression } from "#app/platform/mail/suppression.server.ts";

/** An email that could not be delivered, as the staff sees it. */
export type UndeliveredEmail = Omit<DeadEmail, "failureCode"> & { failureCode: DeliveryFault };

/**
 * Lists the undelivered emails, or null without `see:emails`. Without `manage:emails` the address is masked and the
 * mail server's answer is null.
 */
export async function listUndeliveredEmails(actor: Actor): Promise<UndeliveredEmail[] | null> {
  if (!can(actor, "see:emails")) return null;
  const canManage = can(actor, "manage:emails");
  return (await listDeadEmails()).map((email) => ({
    ...withFault(email),
    to: canManage ? email.to : maskAddress(email.to),
    answer: canManage ? email.answer : null,
  }));
}

const withFault = (email: DeadEmail) => ({
  ...email,
  failureCode: parseDeliveryFault(email.failureCode ?? "email-refused"),
});

/**
 * Lists the undelivered emails of one address and the kind of its suppression, for an officer who may `help:people`;
 * empty otherwise.
 */
export async function getUserUndeliveredEmails(actor: Actor, address: string) {
  if (!can(actor, "help:people")) return { emails: [], suppression: null };
  const [emails, suppression] = await Promise.all([
    listDeadEmails(address),
    getSuppression(address),
  ]);
  return { emails: emails.map(withFault), suppression: suppression?.kind ?? null };
}

/** Counts the undelivered emails; 0 without `see:emails`. */
export async function countUndeliveredEmails(actor: Actor): Promise<number> {
  return can(actor, "see:emails") ? countDeadEmails() : 0;
}

/**
 * Since when the mail server is unreachable, and how many emails wait; null when it works and without `see:emails`.
 */
export async function getMailOutage(
  actor: Actor,
): Promise<{ since: Date; waiting: number } | null> {
  const outage = can(actor, "see:emails") ? await findMailOutage() : null;
  return outage && { since: outage.since, waiting: await countWaitingEmails() };
}

/**
 * Sends the selected undelivered emails again, or all of them (2,000 at a time, oldest first). `sent` leaves out emails
 * that another administrator has handled meanwhile. Returns null without `manage:emails`.
 */
export async function resendEmails(
  actor: Actor,
  selection: string[] | "all",
): Promise<{ ok: true; sent: number } | null> {
  if (!can(actor, "manage:emails")) return null;
  const selectedIds = selection === "all" ? selection : selection.filter((id) => validate(id));
  return transaction(async (tx) => {
    const ids = await retryDeadEmails(tx, selectedIds);
    const subjects = ids.map((id) => ({ kind: "letter", id }));
    await recordHistoryForEach(tx, actor, "letter.sent-again", subjects);
    return { ok: true, sent: ids.length };
  });
}

/** Discards an undelivered email. Returns null without `manage:emails`, and when the id is no undelivered email. */
export async function discardEmail(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!can(actor, "manage:emails") || !validate(id)) return null;
  return transaction(async (tx) => {
    if (!(await discardDeadEmail(tx, id))) return null;
    await recordHistory(tx, actor, "letter.given-up", { kind: "letter", id });
    return { ok: true };
  });
}
