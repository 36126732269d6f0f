import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { type EraseUserData, eraseClosedAccounts } from "./account/close-account.server.ts";
import { deleteEndedWindows } from "./auth/limits/rate-limit.server.ts";
import { syncToken, TOKEN_SYNC_JOB } from "./sign-in/token-sync.server.ts";
import { endExpiredImpersonations } from "./support/impersonate.server.ts";

/** Another system learns who has signed in and out. */
export const syncTokenJob = defineJob({
  name: TOKEN_SYNC_JOB,
  payload: z.object({
    event: z.enum(["signed-in", "signed-out"]),
    userId: z.string(),
    sessionId: z.string(),
  }),
  run: syncToken,
});

/** Views of candidates' areas whose half hour is over open nothing any more: it is written down that they ended. */
export const endExpiredImpersonationsJob = defineJob({
  name: "support-views.closed",
  payload: z.object({}),
  cron: "*/5 * * * *",
  run: endExpiredImpersonations,
});

/** Every night: counts of tries whose window ended. */
export const deleteEndedWindowsJob = defineJob({
  name: "limits.expired",
  payload: z.object({}),
  cron: "20 4 * * *",
  run: deleteEndedWindows,
});

/** Every night: accounts whose closing was asked for two weeks ago. The rooms that hold more say how to forget. */
export function createEraseAccountsJob(eraseUserData: EraseUserData) {
  return defineJob({
    name: "accounts.closed",
    payload: z.object({}),
    cron: "40 3 * * *",
    run: () => eraseClosedAccounts(eraseUserData),
  });
}
