import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { type EraseUserData, eraseClosedAccounts } from "./closing/close-account.server.ts";

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
