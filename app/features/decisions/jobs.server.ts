import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sendInterviewReminders } from "./interview/interview-reminders.server.ts";
import { processOfferDeadlines } from "./offer/offer-deadlines.server.ts";
import { sendMissingPieceReminders } from "./request-reminders.server.ts";

/** Reminds candidates of offers and expires those whose last day is over. */
export const processOfferDeadlinesJob = defineJob({
  name: "offer-deadlines.due",
  formerName: "offers.watched",
  payload: z.object({}),
  cron: "5 * * * *",
  run: processOfferDeadlines,
});

/** Reminds candidates of unanswered requests and refused files. */
export const sendMissingPieceRemindersJob = defineJob({
  name: "missing-piece-reminders.due",
  formerName: "pieces.chased",
  payload: z.object({}),
  cron: "25 * * * *",
  run: sendMissingPieceReminders,
});

/** Reminds candidates of interviews of the next day. */
export const sendInterviewRemindersJob = defineJob({
  name: "interview-reminders.due",
  formerName: "interviews.recalled",
  payload: z.object({}),
  cron: "45 * * * *",
  run: sendInterviewReminders,
});
