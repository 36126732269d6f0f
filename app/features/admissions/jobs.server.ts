import { lt } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { answerConflicts } from "#app/platform/db/schema/admissions.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sendDraftReminders } from "./consent/draft-reminders.server.ts";

/** The value that lost an edit conflict is kept 30 days (APP-08). */
const CONFLICT_RETENTION_DAYS = 30;

/** Forgets the answers that were set aside because another device gave a different one. */
export const deleteOldAnswerConflictsJob = defineJob({
  name: "differing-answers.expired",
  payload: z.object({}),
  cron: "50 3 * * *",
  run: async () => {
    const before = new Date(now().getTime() - CONFLICT_RETENTION_DAYS * 86_400_000);
    await db().delete(answerConflicts).where(lt(answerConflicts.createdAt, before));
  },
});

/** Recalls what is not sent as applications close, and adults who do not answer. */
export const sendDraftRemindersJob = defineJob({
  name: "drafts.chased",
  payload: z.object({}),
  cron: "15 * * * *",
  run: sendDraftReminders,
});
