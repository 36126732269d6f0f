import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sealHistory } from "./seal-history.server.ts";

/** Runs every 15 minutes. */
export const sealHistoryJob = defineJob({
  name: "history.sealed",
  payload: z.object({}),
  cron: "*/15 * * * *",
  run: () => sealHistory(),
});
