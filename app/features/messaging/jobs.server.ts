import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { sendDueGuestEmails } from "./guest/guest-emails.server.ts";

/** Runs every minute: sends the emails to adults that waited for the end of quiet hours. */
export const sendDueGuestEmailsJob = defineJob({
  name: "guest-emails.due",
  formerName: "guests.told",
  payload: z.object({}),
  cron: "* * * * *",
  run: async () => {
    await sendDueGuestEmails();
  },
});
