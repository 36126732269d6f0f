import { lt } from "drizzle-orm";
import { z } from "zod";
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

const MINUTE_MS = 60_000;
const RETENTION_MS = 366 * 86_400_000;

/** A person has been told something: it leaves now, or waits. */
export function dispatchUserNotificationsJob(relevanceChecks: RelevanceCheck[]) {
  return defineJob({
    ...NOTIFICATION_CREATED,
    run: ({ personId }) => dispatchUserNotifications(personId, relevanceChecks),
  });
}

/**
 * Every minute, and when many were told at once: what is due, or waited for the end of the quiet hours, for the letter
 * of the day, or for others.
 */
export function dispatchDueNotificationsJob(relevanceChecks: RelevanceCheck[]) {
  return defineJob({
    ...NOTIFICATIONS_DUE,
    cron: "* * * * *",
    run: () => dispatchDueNotifications(relevanceChecks, 5 * MINUTE_MS),
  });
}

/**
 * Every night: a notice is forgotten after a year, until when nobody is told twice of the same; so is a question to a
 * number that may be sent another.
 */
export const deleteOldNotificationsJob = defineJob({
  name: "notices.forgotten",
  payload: z.object({}),
  cron: "10 4 * * *",
  run: async () => {
    await db()
      .delete(notificationQueue)
      .where(lt(notificationQueue.endedAt, new Date(now().getTime() - RETENTION_MS)));
    await deleteOldQuestions();
  },
});
