import { and, asc, eq, inArray, lte, max } from "drizzle-orm";
import { wishesOf } from "#app/features/identity/notice-wishes.ts";
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
 * Is there still something to open? A message that was read, a document that was sent need no letter. Each room
 * answers for what it told, and says true of the rest; app/jobs.server.ts ties them to the job.
 */
export type RelevanceCheck = (
  tx: Database,
  notification: Pick<NotificationRow, "kind" | "key" | "path">,
) => Promise<boolean>;

/**
 * Writes the letter of what is due to leave for a person, in one transaction with the mark, and keeps when the
 * rest is looked at again. Their row is held: two workers never write the same.
 */
export async function dispatchUserNotifications(
  personId: string,
  relevanceChecks: RelevanceCheck[],
): Promise<void> {
  await transaction(async (tx) => {
    const prepared = await prepareDispatch(tx, personId, relevanceChecks);
    if (!prepared) return;
    const { person, open: relevant, departures } = prepared;
    for (const { at, ids } of departures) {
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
 * What may leave for a person, whose row is held: what is over or not wanted any more is marked so, and counted in
 * `ended`. Null when they are gone.
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
  const { deliveries: departures, unwanted } = await planUserDelivery(person, relevant, tx);
  await closeNotifications(tx, unwanted, { state: "unwanted" });
  const deliverable = relevant.filter(({ id }) => !unwanted.includes(id));
  return { person, open: deliverable, departures, ended: irrelevantIds.length + unwanted.length };
}

/** The notices that still have something to open. */
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
 * Looks at everybody for whom something is due, one after the other with rests, for `budget` milliseconds at most:
 * the next time goes on. A fault about one of them holds nobody else back, and is thrown in the end.
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
    throw new AggregateError(errors, "some notices did not leave", { cause: errors[0] });
}

/** The plan of a person's notices, as they wish now. */
export async function planUserDelivery(person: UserRow, pending: NotificationRow[], on: Database) {
  return planDelivery(toPendingNotifications(pending), {
    ...(await getDeliveryContext(person, pending, on)),
    now: now(),
  });
}

/** What the rule of departures asks of notices. */
export function toPendingNotifications(notices: NotificationRow[]): PendingNotification[] {
  return notices.map(({ id, kind, urgency, createdAt: at }) => ({ id, kind, urgency, at }));
}

/** What the rule of departures asks about a person, now. */
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
    wishes: wishesOf(person),
    campus: pending.findLast(({ campus }) => campus)?.campus ?? null,
    lastAt: last?.at ?? null,
  };
}

function listPendingNotifications(tx: Database, personId: string): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notificationQueue)
    .where(and(eq(notificationQueue.personId, personId), eq(notificationQueue.state, "waiting")))
    .orderBy(asc(notificationQueue.createdAt), asc(notificationQueue.id));
}

/** Writes the letter of these notices, and marks them. */
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
