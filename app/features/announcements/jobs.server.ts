import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import {
  ANNOUNCEMENT_SENT,
  deliverAnnouncement,
  resumeAnnouncements,
} from "./deliver-announcement.server.ts";

/** Runs when an announcement is sent. */
export const deliverAnnouncementJob = defineJob({
  ...ANNOUNCEMENT_SENT,
  payload: z.object({ id: z.string() }),
  run: ({ id }) => deliverAnnouncement(id),
});

/** Runs every minute and continues announcements whose worker crashed. */
export const resumeAnnouncementsJob = defineJob({
  name: "announcements.resumed",
  payload: z.object({}),
  cron: "* * * * *",
  // Only idle deliveries: a second worker on an active one would double the load on the database.
  run: () => resumeAnnouncements(30_000),
});
