import { and, asc, eq, inArray, lte, max } from "drizzle-orm";
import { pickNotificationPreferences } from "#app/features/accounts/notification-preferences.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { pauseAfterWork } from "#app/platform/jobs/pause-after-work.server.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { composeNotificationEmail } from "./notification-email.server.ts";
import { type DeliveryContext, type PendingNotification, planDelivery } from "./schedule.ts";
import { notifyByWhatsapp } from "./whatsapp-subscription.server.ts";

export type NotificationRow = typeof notificationQueue.$inferSelect;
type UserRow = typeof users.$inferSelect;

/**
 * Whether a queued notification is still relevant: not for a message already read or a document already sent. Each
 * feature checks its own kinds and returns true for the others; app/jobs.server.ts passes the checks to the job.
 */
export type RelevanceCheck = (
  tx: Database,
  notification: Pick<NotificationRow, "kind" | "key" | "path">,
) => Promise<boolean>;

/**
 * Sends the due notifications of one user and sets the next due time of the others, in one transaction. Locks the
 * user's row, so that two workers never send the same notification.
 */
export async function dispatchUserNotifications(
  personId: string,
  relevanceChecks: RelevanceCheck[],
): Promise<void> {
  await transaction(async (tx) => {
    const prepared = await prepareDispatch(tx, personId, relevanceChecks);
    if (!prepared) return;
    const { person, open: relevant, deliveries } = prepared;
    for (const { at, ids } of deliveries) {
      if (at > now())
        await tx
          .update(notificationQueue)
          .set({ dueAt: at })
          .where(inArray(notificationQueue.id, ids));
      else
        await sendNotifications(
          tx,
          person,
          relevant.filter(({ id }) => ids.includes(id)),
        );
    }
  });
}

/**
 * Locks the user's row, closes the notifications that are no longer relevant or wanted (`ended` counts them) and plans
 * the rest. Returns null when the user no longer exists.
 */
export async function prepareDispatch(
  tx: Database,
  personId: string,
  relevanceChecks: RelevanceCheck[],
) {
  const [person] = await tx.select().from(users).where(eq(users.id, personId)).for("no key update");
  if (!person) return null;
  const pending = await listPendingNotifications(tx, personId);
  const relevant = await filterRelevant(tx, pending, relevanceChecks);
  const irrelevantIds = getIds(pending.filter((one) => !relevant.includes(one)));
  await closeNotifications(tx, irrelevantIds, { state: "over" });
  const { deliveries, unwanted } = await planUserDelivery(person, relevant, tx);
  await closeNotifications(tx, unwanted, { state: "unwanted" });
  const deliverable = relevant.filter(({ id }) => !unwanted.includes(id));
  return { person, open: deliverable, deliveries, ended: irrelevantIds.length + unwanted.length };
}

/** Returns the notifications that every check finds still relevant. */
export async function filterRelevant(
  tx: Database,
  pending: NotificationRow[],
  relevanceChecks: RelevanceCheck[],
) {
  const relevant: NotificationRow[] = [];
  for (const notification of pending) {
    const results = await Promise.all(
      relevanceChecks.map((isRelevant) => isRelevant(tx, notification)),
    );
    if (results.every(Boolean)) relevant.push(notification);
  }
  return relevant;
}

/**
 * Dispatches the due notifications of all users, one user after another, and stops starting new ones after `budgetMs`;
 * the next run continues. An error for one user does not stop the others; it is thrown at the end.
 */
export async function dispatchDueNotifications(
  relevanceChecks: RelevanceCheck[],
  budgetMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + budgetMs;
  const due = and(eq(notificationQueue.state, "waiting"), lte(notificationQueue.dueAt, now()));
  const rows = await db()
    .selectDistinct({ personId: notificationQueue.personId })
    .from(notificationQueue)
    .where(due);
  const errors: unknown[] = [];
  for (const { personId } of rows) {
    const startedAt = performance.now();
    if (startedAt > deadline) break;
    await dispatchUserNotifications(personId, relevanceChecks).catch((error: unknown) =>
      errors.push(error),
    );
    await pauseAfterWork(startedAt);
  }
  if (errors.length > 0)
    throw new AggregateError(errors, "some notifications were not sent", { cause: errors[0] });
}

/** Plans the emails of a user's pending notifications with their current preferences. */
export async function planUserDelivery(person: UserRow, pending: NotificationRow[], on: Database) {
  return planDelivery(toPendingNotifications(pending), {
    ...(await getDeliveryContext(person, pending, on)),
    now: now(),
  });
}

/** Maps queue rows to the input of `planDelivery`. */
export function toPendingNotifications(notifications: NotificationRow[]): PendingNotification[] {
  return notifications.map(({ id, kind, urgency, createdAt: at }) => ({ id, kind, urgency, at }));
}

/** Loads the delivery context of a user: preferences, campus and time of the last email. */
export async function getDeliveryContext(
  person: UserRow,
  pending: NotificationRow[],
  on: Database = db(),
): Promise<DeliveryContext> {
  const [last] = await on
    .select({ at: max(notificationQueue.endedAt) })
    .from(notificationQueue)
    .where(and(eq(notificationQueue.personId, person.id), eq(notificationQueue.state, "left")));
  return {
    preferences: pickNotificationPreferences(person),
    campus: pending.findLast(({ campus }) => campus)?.campus ?? null,
    lastSentAt: last?.at ?? null,
  };
}

function listPendingNotifications(tx: Database, personId: string): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notificationQueue)
    .where(and(eq(notificationQueue.personId, personId), eq(notificationQueue.state, "waiting")))
    .orderBy(asc(notificationQueue.createdAt), asc(notificationQueue.id));
}

/** Enqueues one email for these notifications and closes them as sent. */
export async function sendNotifications(
  tx: Database,
  person: UserRow,
  notifications: NotificationRow[],
): Promise<void> {
  const mailId = await enqueueEmail(tx, composeNotificationEmail(person, notifications));
  await notifyByWhatsapp(tx, person);
  await closeNotifications(tx, getIds(notifications), { state: "left", mailId });
}

async function closeNotifications(
  tx: Database,
  ids: string[],
  outcome: Pick<NotificationRow, "state"> & { mailId?: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notificationQueue)
    .set({ ...outcome, endedAt: now() })
    .where(inArray(notificationQueue.id, ids));
}

const getIds = (notifications: NotificationRow[]) => notifications.map(({ id }) => id);
