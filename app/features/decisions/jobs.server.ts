import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sendInterviewReminders } from "./interview/interview-reminders.server.ts";
import { processOfferDeadlines } from "./offer/offer-deadlines.server.ts";
import { sendMissingPieceReminders } from "./request-reminders.server.ts";

/** Recalls the offers that wait for an answer, and ends those whose last day is over. */
export const processOfferDeadlinesJob = defineJob({
  name: "offers.watched",
  payload: z.object({}),
  cron: "5 * * * *",
  run: processOfferDeadlines,
});

/** Recalls what was asked for and does not come. */
export const sendMissingPieceRemindersJob = defineJob({
  name: "pieces.chased",
  payload: z.object({}),
  cron: "25 * * * *",
  run: sendMissingPieceReminders,
});

/** Recalls the interviews of the next day. */
export const sendInterviewRemindersJob = defineJob({
  name: "interviews.recalled",
  payload: z.object({}),
  cron: "45 * * * *",
  run: sendInterviewReminders,
});
