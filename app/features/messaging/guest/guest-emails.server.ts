import { and, eq, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import type { Campus } from "#app/features/access/actor.ts";
import { defaultNotificationPreferences } from "#app/features/accounts/notification-preferences.ts";
import { planDelivery } from "#app/features/notifications/schedule.ts";
import type { AdultEmail } from "#app/features/notifications/upcoming-notifications.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { guests, threads } from "#app/platform/db/schema/messaging.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { guestMessages } from "../messages/guest.ts";
import { isGuestLinkExpired } from "./guest.ts";
import {
  findGuestToken,
  getGuestUrl,
  getLinkLastUsedAt,
  replaceGuestLink,
} from "./guest-link.server.ts";

type GuestRow = typeof guests.$inferSelect;

/** Queues the invitation of an adult, without any content of the thread. */
export async function sendGuestInvitation(
  tx: Database,
  guest: GuestRow,
  personId: string,
): Promise<void> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, personId));
  await sendGuestEmail(tx, guest, "invited", person?.name ?? "");
}

/**
 * Notifies the adults of a thread, each in their language, that the school wrote: at once, or at the end of the default
 * quiet hours of the campus.
 */
export async function notifyGuests(tx: Database, { id }: { id: string }): Promise<void> {
  const isNotPending = and(eq(guests.threadId, id), isNull(guests.tellAt));
  for (const { guest, person, campus } of await selectActiveGuests(tx, isNotPending)) {
    const at = getGuestSendTime(guest, campus);
    if (at <= now()) await sendGuestEmail(tx, guest, "newMessage", person);
    else await tx.update(guests).set({ tellAt: at }).where(eq(guests.id, guest.id));
  }
}

/**
 * Sends the pending emails due by `until` and returns their number. Each has its own transaction: an error for one
 * adult does not stop the others and is thrown at the end.
 */
export async function sendDueGuestEmails(until = now()): Promise<number> {
  const isDue = lte(guests.tellAt, until);
  const errors: unknown[] = [];
  let sentCount = 0;
  for (const { guest } of await selectActiveGuests(db(), isDue))
    await sendDueGuestEmail(guest.id, isDue).then(
      (isSent) => {
        sentCount += isSent ? 1 : 0;
      },
      (error: unknown) => errors.push(error),
    );
  if (errors.length > 0)
    throw new AggregateError(errors, "some emails to adults were not sent", { cause: errors[0] });
  return sentCount;
}

/** Checks again under the row lock. Returns false when another worker has sent the email. */
async function sendDueGuestEmail(id: string, isDue: SQL): Promise<boolean> {
  return transaction(async (tx) => {
    const [row] = await selectActiveGuests(tx, and(eq(guests.id, id), isDue), true);
    if (row) await sendGuestEmail(tx, row.guest, "newMessage", row.person);
    return row !== undefined;
  });
}

/** The pending emails to adults with their send times. */
export async function listPendingGuestEmails(): Promise<AdultEmail[]> {
  const rows = await selectActiveGuests(db(), isNotNull(guests.tellAt));
  return rows.map(({ guest: { id, name, email, tellAt }, person, campus }) => ({
    id,
    name,
    email,
    campus,
    kind: "message",
    at: tellAt ?? now(),
    subject: (locale) => guestMessages[locale].emails.newMessage.subject(person),
  }));
}

function getGuestSendTime({ id, toldAt: lastSentAt }: GuestRow, campus: Campus | null): Date {
  const pending = [{ id, kind: "message" as const, urgency: "immediate" as const, at: now() }];
  const [next] = planDelivery(pending, {
    preferences: defaultNotificationPreferences,
    campus,
    lastSentAt,
  }).deliveries;
  return next?.at ?? now();
}

/**
 * The adults still in their thread. With `shouldLock`, rows locked by another worker are skipped, so that nobody
 * receives two emails.
 */
function selectActiveGuests(on: Database, where: SQL | undefined, shouldLock = false) {
  const query = on
    .select({ guest: guests, person: users.name, campus: threads.campus })
    .from(guests)
    .innerJoin(threads, eq(threads.id, guests.threadId))
    .innerJoin(users, eq(users.id, threads.personId))
    .where(and(where, isNull(guests.endedAt)));
  return shouldLock ? query.for("update", { of: guests, skipLocked: true }) : query;
}

async function sendGuestEmail(
  tx: Database,
  row: GuestRow,
  kind: "invited" | "newMessage",
  person: string,
) {
  // An expired link may be in other hands, and one of a secret that was removed cannot be written again: the email
  // contains a new one.
  const isUnused = isGuestLinkExpired(await getLinkLastUsedAt(tx, row), now());
  const knownToken = isUnused ? undefined : findGuestToken(row);
  const token = knownToken ?? (await replaceGuestLink(tx, row));
  const { id, locale, email, name } = row;
  const { emails } = guestMessages[locale];
  const t = emails[kind];
  const threadUrl = getGuestUrl(locale, token);
  await enqueueEmail(tx, {
    kind: "notice",
    to: email,
    locale,
    subject: t.subject(person),
    title: t.title,
    paragraphs: [emails.greeting(name), t.text(person), emails.stop],
    action: { label: emails.action, href: threadUrl },
    unsubscribe: threadUrl,
  });
  await tx.update(guests).set({ toldAt: now(), tellAt: null }).where(eq(guests.id, id));
}
