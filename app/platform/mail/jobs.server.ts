import { and, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "../clock.ts";
import { db } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { defineJob } from "../jobs/queue.server.ts";
import { deliverDueEmails, deliverNextEmail } from "./deliver-emails.server.ts";
import { EMAIL_QUEUED } from "./outbox.server.ts";

/** How long the address and date of a sent email are stored; its content is erased when it is sent. */
const SENT_RETENTION_DAYS = 30;
/** How long a dead email is stored when the staff do not handle it. */
const DEAD_RETENTION_DAYS = 90;

/** Runs when an email was queued, and sends it at once. */
export const deliverQueuedEmailJob = defineJob({
  ...EMAIL_QUEUED,
  run: async () => {
    await deliverNextEmail();
  },
});

/** Every minute: retries deferred emails and those that waited for the mail server. */
export const deliverDueEmailsJob = defineJob({
  name: "mail.due",
  payload: z.object({}),
  cron: "* * * * *",
  run: () => deliverDueEmails(50_000),
});

/** Every night: deletes sent emails after 30 days and dead ones after 90. */
export const deleteOldEmailsJob = defineJob({
  name: "mail.expired",
  formerName: "mail.forgotten",
  payload: z.object({}),
  cron: "50 3 * * *",
  run: async () => {
    await deleteOlderThan(["sent", "withheld", "given-up"], SENT_RETENTION_DAYS);
    await deleteOlderThan(["dead"], DEAD_RETENTION_DAYS);
  },
});

async function deleteOlderThan(states: (typeof emails.$inferSelect)["state"][], days: number) {
  const old = lt(emails.endedAt, new Date(now().getTime() - days * DAY_MS));
  await db()
    .delete(emails)
    .where(and(inArray(emails.state, states), old));
}
