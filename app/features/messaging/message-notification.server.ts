import { and, eq, max, ne } from "drizzle-orm";
import type { NotificationUrgency } from "#app/features/accounts/notification-preferences.ts";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import {
  type Notification,
  notify,
  notifyMany,
} from "#app/features/notifications/notify.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { isUnread } from "./message.ts";
import { messagingMessages } from "./messages/messaging.ts";

const INBOX_PATH = "/espace-etudiant/messagerie/";

type NotifiedThread = Pick<typeof threads.$inferSelect, "id" | "personId" | "campus">;

/**
 * Notifies a candidate that the school or an adult wrote. Contains neither subject nor content, because emails are read
 * on shared screens.
 */
export async function notifyOfMessage(
  tx: Database,
  thread: NotifiedThread,
  by: "school" | "guest" = "school",
): Promise<void> {
  await notify(tx, toNotification(thread, by, "immediate"));
}

/** Notifies many candidates of an announcement. Its urgency is `grouped`, so it may wait for others. */
export async function announceEach(tx: Database, threads: NotifiedThread[]): Promise<void> {
  await notifyMany(
    tx,
    threads.map((thread) => toNotification(thread, "school", "grouped")),
  );
}

function toNotification(
  { id, personId, campus }: NotifiedThread,
  by: "school" | "guest",
  urgency: NotificationUrgency,
): Notification {
  const key = `${id} ${now().toISOString()}`;
  return {
    personId,
    kind: "message",
    urgency,
    key,
    path: `${INBOX_PATH}${id}`,
    campus,
    say: getContentFor(by),
  };
}

function getContentFor(by: "school" | "guest") {
  return (locale: Locale) => {
    const { subject, text, guestSubject, guestText, action } =
      messagingMessages[locale].notification;
    return by === "guest"
      ? { subject: guestSubject, text: guestText, action }
      : { subject, text, action };
  };
}

/** Relevance check: a message read since then needs no email. */
export const isMessageStillUnread: RelevanceCheck = async (tx, { kind, path }) => {
  if (kind !== "message") return true;
  const [thread] = await tx
    .select({ readAt: threads.personReadAt, wroteAt: max(messages.createdAt) })
    .from(threads)
    .innerJoin(messages, and(eq(messages.threadId, threads.id), ne(messages.side, "person")))
    .where(eq(threads.id, path.slice(INBOX_PATH.length)))
    .groupBy(threads.id);
  return thread !== undefined && isUnread(thread.readAt, thread.wroteAt);
};
