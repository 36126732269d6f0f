import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { eraseClosed, type Forget } from "./account/closing.server.ts";
import { deleteEndedWindows } from "./auth/limits/limit.server.ts";
import { syncToken, TOKEN_SYNC } from "./sign-in/token-sync.server.ts";
import { closeOverdueViews } from "./support/support-view.server.ts";

/** Another system learns who has signed in and out. */
export const tokenSynced = defineJob({
  name: TOKEN_SYNC,
  payload: z.object({
    event: z.enum(["signed-in", "signed-out"]),
    userId: z.string(),
    sessionId: z.string(),
  }),
  run: syncToken,
});

/** Views of candidates' areas whose half hour is over open nothing any more: it is written down that they ended. */
export const viewsClosed = defineJob({
  name: "support-views.closed",
  payload: z.object({}),
  cron: "*/5 * * * *",
  run: closeOverdueViews,
});

/** Every night: counts of tries whose window ended. */
export const limitsExpired = defineJob({
  name: "limits.expired",
  payload: z.object({}),
  cron: "20 4 * * *",
  run: deleteEndedWindows,
});

/** Every night: accounts whose closing was asked for two weeks ago. The rooms that hold more say how to forget. */
export function accountsClosed(forget: Forget) {
  return defineJob({
    name: "accounts.closed",
    payload: z.object({}),
    cron: "40 3 * * *",
    run: () => eraseClosed(forget),
  });
}
