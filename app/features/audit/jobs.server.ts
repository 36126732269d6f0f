import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sealHistory } from "./seal-history.server.ts";

/** Every quarter of an hour: the history is sealed as far as it is quiet. */
export const sealHistoryJob = defineJob({
  name: "history.sealed",
  payload: z.object({}),
  cron: "*/15 * * * *",
  run: () => sealHistory(),
});
