import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { deleteOldEnquiries } from "./enquiry-retention.server.ts";

/** Every night: what the privacy page says of enquiries is done. */
export const deleteOldEnquiriesJob = defineJob({
  name: "enquiries.expired",
  payload: z.object({}),
  cron: "20 3 * * *",
  run: deleteOldEnquiries,
});
