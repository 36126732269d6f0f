import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import {
  ANNOUNCEMENT_SENT,
  deliverAnnouncement,
  resumeAnnouncements,
} from "./deliver-announcement.server.ts";

/** An announcement was sent: it is written to each of its people. */
export const deliverAnnouncementJob = defineJob({
  ...ANNOUNCEMENT_SENT,
  payload: z.object({ id: z.string() }),
  run: ({ id }) => deliverAnnouncement(id),
});

/** Every minute: an announcement whose worker died goes on where it was. */
export const resumeAnnouncementsJob = defineJob({
  name: "announcements.resumed",
  payload: z.object({}),
  cron: "* * * * *",
  // One that is being written to is left to who writes it: two would take twice from the pages that people read.
  run: () => resumeAnnouncements(30_000),
});
