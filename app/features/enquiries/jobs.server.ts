import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { deleteOldEnquiries } from "./enquiry-retention.server.ts";

/** Runs every night and enforces the retention stated on the privacy page. */
export const deleteOldEnquiriesJob = defineJob({
  name: "enquiries.expired",
  payload: z.object({}),
  cron: "20 3 * * *",
  run: deleteOldEnquiries,
});
