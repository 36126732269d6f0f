import { lt } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { answerConflicts } from "#app/platform/db/schema/admissions.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sendDraftReminders } from "./reminders/draft-reminders.server.ts";

/** How many days the value that lost an edit conflict stays stored (APP-08). */
const CONFLICT_RETENTION_DAYS = 30;

/** Deletes the older values of edit conflicts. */
export const deleteOldAnswerConflictsJob = defineJob({
  name: "answer-conflicts.expired",
  formerName: "differing-answers.expired",
  payload: z.object({}),
  cron: "50 3 * * *",
  run: async () => {
    const before = new Date(now().getTime() - CONFLICT_RETENTION_DAYS * DAY_MS);
    await db().delete(answerConflicts).where(lt(answerConflicts.createdAt, before));
  },
});

/** Sends the reminders of drafts and of consent requests. */
export const sendDraftRemindersJob = defineJob({
  name: "draft-reminders.due",
  formerName: "drafts.chased",
  payload: z.object({}),
  cron: "15 * * * *",
  run: sendDraftReminders,
});
