import { and, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { now } from "../clock.ts";
import { db } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { defineJob } from "../jobs/queue.server.ts";
import { deliverDueEmails, deliverNextEmail } from "./deliver-emails.server.ts";
import { EMAIL_QUEUED } from "./outbox.server.ts";

const DAY_MS = 86_400_000;
/** How long it is known that a letter has left, to whom and when; its words are gone since. */
const SENT_RETENTION_DAYS = 30;
/** A dead letter that nobody deals with. */
const DEAD_RETENTION_DAYS = 90;

/** A letter was queued: it leaves now. */
export const deliverQueuedEmailJob = defineJob({
  ...EMAIL_QUEUED,
  run: async () => {
    await deliverNextEmail();
  },
});

/** Every minute: what was put off is tried again, and what waited for the mail server. */
export const deliverDueEmailsJob = defineJob({
  name: "mail.due",
  payload: z.object({}),
  cron: "* * * * *",
  run: () => deliverDueEmails(50_000),
});

/** Every night: letters that left a month ago are forgotten, and dead ones after three. */
export const deleteOldEmailsJob = defineJob({
  name: "mail.forgotten",
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
