import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import {
  notifyDueReminders,
  type Reminder,
} from "#app/features/notifications/notify-reminders.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { findInterview } from "./answer-interview.server.ts";
import { isUpcoming, REMINDER_LEAD_MS } from "./interview.ts";
import { composeInterviewNotification } from "./interview-notification.server.ts";

/**
 * Lists the reminders of interviews due until this moment. Skips an interview planned less than a day ahead, because
 * the email that planned it has just been sent.
 */
export async function listInterviewReminders(until: Date): Promise<Reminder[]> {
  const latestStart = new Date(until.getTime() + REMINDER_LEAD_MS);
  const rows = await db()
    .select({ interview: interviews, choice: choices, application: applications })
    .from(interviews)
    .innerJoin(choices, eq(choices.id, interviews.choiceId))
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(
      and(
        isNull(interviews.endedAt),
        inArray(interviews.state, ["proposed", "confirmed"]),
        lte(interviews.startsAt, latestStart),
      ),
    );
  return rows.flatMap(({ interview, choice: { id, position }, application }) => {
    const sendAt = new Date(interview.startsAt.getTime() - REMINDER_LEAD_MS);
    if (!isUpcoming(interview, now()) || interview.createdAt > sendAt) return [];
    const subject = { kind: "application", id: application.id };
    return [
      {
        ...composeInterviewNotification({ position, application }, interview, "soon"),
        at: sendAt,
        also: (tx) => recordHistory(tx, "system", "interview.reminded", subject, { choice: id }),
      } satisfies Reminder,
    ];
  });
}

/** Hourly job: reminds each candidate once of an interview of the next day. */
export async function sendInterviewReminders(): Promise<void> {
  await notifyDueReminders(await listInterviewReminders(now()));
}

/**
 * Whether a queued interview notification is still relevant: the interview is neither moved, cancelled, held nor past.
 */
export const isInterviewNotificationCurrent: RelevanceCheck = async (tx, { key }) => {
  const [subject = "", id = ""] = key.split(":");
  if (!["interview-planned", "interview-moved", "interview-soon"].includes(subject)) return true;
  const interview = await findInterview(id, tx);
  return interview !== null && isUpcoming(interview, now());
};
