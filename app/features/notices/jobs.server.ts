import { lt } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { notices } from "#app/platform/db/schema/notices.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { leaveDue, leaveFor, type StillTrue } from "./leave.server.ts";
import { NOTICES_DUE, PERSON_TOLD } from "./tell.server.ts";
import { forgetOldQuestions } from "./whatsapp/question.server.ts";

const MINUTE = 60_000;
const YEAR = 366 * 86_400_000;

/** A person has been told something: it leaves now, or waits. */
export function personTold(stillTrue: StillTrue[]) {
  return defineJob({ ...PERSON_TOLD, run: ({ personId }) => leaveFor(personId, stillTrue) });
}

/**
 * Every minute, and when many were told at once: what is due, or waited for the end of the quiet hours, for the letter
 * of the day, or for others.
 */
export function noticesDue(stillTrue: StillTrue[]) {
  return defineJob({
    ...NOTICES_DUE,
    cron: "* * * * *",
    run: () => leaveDue(stillTrue, 5 * MINUTE),
  });
}

/**
 * Every night: a notice is forgotten after a year, until when nobody is told twice of the same; so is a question to a
 * number that may be sent another.
 */
export const noticesForgotten = defineJob({
  name: "notices.forgotten",
  payload: z.object({}),
  cron: "10 4 * * *",
  run: async () => {
    await db()
      .delete(notices)
      .where(lt(notices.endedAt, new Date(now().getTime() - YEAR)));
    await forgetOldQuestions();
  },
});
