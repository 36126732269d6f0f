import { lt } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import {
  dispatchDueNotifications,
  dispatchUserNotifications,
  type RelevanceCheck,
} from "./dispatch.server.ts";
import { NOTIFICATION_CREATED, NOTIFICATIONS_DUE } from "./notify.server.ts";
import { deleteOldQuestions } from "./whatsapp/question-limit.server.ts";

const RETENTION_MS = 366 * DAY_MS;

/** Runs after `notify`: sends the user's notifications or plans them for later. */
export function dispatchUserNotificationsJob(relevanceChecks: RelevanceCheck[]) {
  return defineJob({
    ...NOTIFICATION_CREATED,
    run: ({ personId }) => dispatchUserNotifications(personId, relevanceChecks),
  });
}

/**
 * Runs every minute and after `notifyMany`: sends what is due, for example at the end of quiet hours. A run starts no
 * new user after five minutes.
 */
export function dispatchDueNotificationsJob(relevanceChecks: RelevanceCheck[]) {
  return defineJob({
    ...NOTIFICATIONS_DUE,
    cron: "* * * * *",
    run: () => dispatchDueNotifications(relevanceChecks, 5 * MINUTE_MS),
  });
}

/**
 * Runs every night. Deletes notifications a year after they ended, which also ends their protection against duplicates,
 * and WhatsApp questions that no longer block a number.
 */
export const deleteOldNotificationsJob = defineJob({
  name: "notifications.expired",
  formerName: "notices.forgotten",
  payload: z.object({}),
  cron: "10 4 * * *",
  run: async () => {
    await db()
      .delete(notificationQueue)
      .where(lt(notificationQueue.endedAt, new Date(now().getTime() - RETENTION_MS)));
    await deleteOldQuestions();
  },
});
