import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { deleteEndedWindows } from "./limits/rate-limit.server.ts";
import { syncToken, TOKEN_SYNC_JOB } from "./sign-in/token-sync.server.ts";

/** Sends a sign-in or sign-out event to the connected system. */
export const syncTokenJob = defineJob({
  name: TOKEN_SYNC_JOB,
  payload: z.object({
    event: z.enum(["signed-in", "signed-out"]),
    userId: z.string(),
    sessionId: z.string(),
  }),
  run: syncToken,
});

/** Every night: deletes the counts of ended windows. */
export const deleteEndedWindowsJob = defineJob({
  name: "limits.expired",
  payload: z.object({}),
  cron: "20 4 * * *",
  run: deleteEndedWindows,
});
