import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { tellDueGuests } from "./guest/guest-letters.server.ts";

/** Every minute: the letters to adults of a conversation that waited for the morning, or for others. */
export const guestsTold = defineJob({
  name: "guests.told",
  payload: z.object({}),
  cron: "* * * * *",
  run: async () => {
    await tellDueGuests();
  },
});
