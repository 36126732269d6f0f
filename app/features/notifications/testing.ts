import { asc, eq } from "drizzle-orm";
import type { NotificationPreferences } from "#app/features/accounts/notification-preferences.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { dispatchDueNotifications } from "./dispatch.server.ts";
import { notify } from "./notify.server.ts";

/** The notifications of a user, oldest first, with the texts of their language, whatever their state. */
export async function listUserNotifications(email: string) {
  const rows = await db()
    .select({ notification: notificationQueue, locale: users.locale })
    .from(notificationQueue)
    .innerJoin(users, eq(users.id, notificationQueue.personId))
    .where(eq(users.email, email))
    .orderBy(asc(notificationQueue.createdAt), asc(notificationQueue.id));
  return rows.map(({ notification: { said, ...notification }, locale }) => ({
    ...notification,
    ...said[locale],
  }));
}

/** Counts the notifications of all users. */
export async function countNotifications(): Promise<number> {
  return (await db().select({ id: notificationQueue.id }).from(notificationQueue)).length;
}

export async function setNotificationPreferences(
  personId: string,
  preferences: Partial<NotificationPreferences>,
): Promise<void> {
  await db().update(users).set(preferences).where(eq(users.id, personId));
}

/** Creates an immediate notification and sends it, so that the user's last email is recent. */
export async function notifyNow(personId: string): Promise<void> {
  const say = () => ({ subject: "Un message", text: "Un message vous attend.", action: "Lire" });
  const notification = { kind: "state", urgency: "immediate", campus: null } as const;
  await transaction((tx) => notify(tx, { personId, ...notification, key: "sent", path: "/", say }));
  await dispatchDueNotifications([]);
}
