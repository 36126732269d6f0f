import { and, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { now } from "../clock.ts";
import { db } from "../db/client.server.ts";
import { mails } from "../db/schema/mail.ts";
import { defineJob } from "../jobs/queue.server.ts";
import { deliverDue, deliverNext } from "./delivery.server.ts";
import { LETTER_QUEUED } from "./outbox.server.ts";

const DAY = 86_400_000;
/** How long it is known that a letter has left, to whom and when; its words are gone since. */
const KEPT_DAYS = 30;
/** A dead letter that nobody deals with. */
const DEAD_DAYS = 90;

/** A letter was queued: it leaves now. */
export const letterQueued = defineJob({
  ...LETTER_QUEUED,
  run: async () => {
    await deliverNext();
  },
});

/** Every minute: what was put off is tried again, and what waited for the mail server. */
export const lettersDue = defineJob({
  name: "mail.due",
  payload: z.object({}),
  cron: "* * * * *",
  run: () => deliverDue(50_000),
});

/** Every night: letters that left a month ago are forgotten, and dead ones after three. */
export const lettersForgotten = defineJob({
  name: "mail.forgotten",
  payload: z.object({}),
  cron: "50 3 * * *",
  run: async () => {
    await forget(["sent", "withheld", "given-up"], KEPT_DAYS);
    await forget(["dead"], DEAD_DAYS);
  },
});

async function forget(states: (typeof mails.$inferSelect)["state"][], days: number) {
  const old = lt(mails.endedAt, new Date(now().getTime() - days * DAY));
  await db()
    .delete(mails)
    .where(and(inArray(mails.state, states), old));
}
