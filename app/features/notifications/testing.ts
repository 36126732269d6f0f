import { asc, eq } from "drizzle-orm";
import type { NoticeWishes } from "#app/features/identity/notice-wishes.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { dispatchDueNotifications } from "./dispatch.server.ts";
import { notify } from "./notify.server.ts";

/** What a person was told, oldest first, in the words of their language, whether or not it has left. */
export async function listNotificationsOf(email: string) {
  const rows = await db()
    .select({ notice: notificationQueue, locale: users.locale })
    .from(notificationQueue)
    .innerJoin(users, eq(users.id, notificationQueue.personId))
    .where(eq(users.email, email))
    .orderBy(asc(notificationQueue.createdAt), asc(notificationQueue.id));
  return rows.map(({ notice: { said, ...notice }, locale }) => ({ ...notice, ...said[locale] }));
}

/** How many notices there are, of everybody. */
export async function countNotifications(): Promise<number> {
  return (await db().select({ id: notificationQueue.id }).from(notificationQueue)).length;
}

/** Sets what a person wishes of their notices. */
export async function setNotificationPreferences(
  personId: string,
  wishes: Partial<NoticeWishes>,
): Promise<void> {
  await db().update(users).set(wishes).where(eq(users.id, personId));
}

/** Notifies a person at once: their last e-mail was sent just now. */
export async function notifyNow(personId: string): Promise<void> {
  const say = () => ({ subject: "Un message", text: "Un message vous attend.", action: "Lire" });
  const notice = { kind: "state", urgency: "immediate", campus: null } as const;
  await transaction((tx) => notify(tx, { personId, ...notice, key: "sent", path: "/", say }));
  await dispatchDueNotifications([]);
}
