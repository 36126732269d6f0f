import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sendDueGuestEmails } from "./guest/guest-emails.server.ts";

/** Every minute: the letters to adults of a conversation that waited for the morning, or for others. */
export const sendDueGuestEmailsJob = defineJob({
  name: "guests.told",
  payload: z.object({}),
  cron: "* * * * *",
  run: async () => {
    await sendDueGuestEmails();
  },
});
