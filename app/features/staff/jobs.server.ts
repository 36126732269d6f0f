import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { endExpiredImpersonations } from "./support/impersonate.server.ts";

/** Every five minutes: records the end of impersonations whose half hour is over. Sessions ignore them already. */
export const endExpiredImpersonationsJob = defineJob({
  name: "impersonations.expired",
  formerName: "support-views.closed",
  payload: z.object({}),
  cron: "*/5 * * * *",
  run: endExpiredImpersonations,
});
