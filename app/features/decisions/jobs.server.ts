import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { chasePieces } from "./chases.server.ts";
import { recallInterviews } from "./interview/interview-days.server.ts";
import { watchOffers } from "./offer/offer-days.server.ts";

/** Recalls the offers that wait for an answer, and ends those whose last day is over. */
export const offersWatched = defineJob({
  name: "offers.watched",
  payload: z.object({}),
  cron: "5 * * * *",
  run: watchOffers,
});

/** Recalls what was asked for and does not come. */
export const piecesChased = defineJob({
  name: "pieces.chased",
  payload: z.object({}),
  cron: "25 * * * *",
  run: chasePieces,
});

/** Recalls the interviews of the next day. */
export const interviewsRecalled = defineJob({
  name: "interviews.recalled",
  payload: z.object({}),
  cron: "45 * * * *",
  run: recallInterviews,
});
