import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { type EraseUserData, eraseClosedAccounts } from "./account/close-account.server.ts";
import { deleteEndedWindows } from "./auth/limits/rate-limit.server.ts";
import { syncToken, TOKEN_SYNC_JOB } from "./sign-in/token-sync.server.ts";
import { endExpiredImpersonations } from "./support/impersonate.server.ts";

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

/** Every five minutes: records the end of impersonations whose half hour is over. Sessions ignore them already. */
export const endExpiredImpersonationsJob = defineJob({
  name: "impersonations.expired",
  formerName: "support-views.closed",
  payload: z.object({}),
  cron: "*/5 * * * *",
  run: endExpiredImpersonations,
});

/** Every night: deletes the counts of ended windows. */
export const deleteEndedWindowsJob = defineJob({
  name: "limits.expired",
  payload: z.object({}),
  cron: "20 4 * * *",
  run: deleteEndedWindows,
});

/**
 * Every night: erases accounts whose closing was requested two weeks ago. `eraseUserData` erases what other features
 * store.
 */
export function createEraseAccountsJob(eraseUserData: EraseUserData) {
  return defineJob({
    name: "accounts.closed",
    payload: z.object({}),
    cron: "40 3 * * *",
    run: () => eraseClosedAccounts(eraseUserData),
  });
}
