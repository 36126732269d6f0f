import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { recordHistory } from "#app/features/identity/record-history.server.ts";
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
 * The people who will be recalled, until this moment, that an interview is the next day. One that was planned less
 * than a day before is in the letter that has just left.
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
    const at = new Date(interview.startsAt.getTime() - REMINDER_LEAD_MS);
    if (!isUpcoming(interview, now()) || interview.createdAt > at) return [];
    const subject = { kind: "application", id: application.id };
    return [
      {
        ...composeInterviewNotification({ position, application }, interview, "soon"),
        at,
        also: (tx) => recordHistory(tx, "system", "interview.reminded", subject, { choice: id }),
      } satisfies Reminder,
    ];
  });
}

/** Every hour: the interviews of the next day, each recalled once. */
export async function sendInterviewReminders(): Promise<void> {
  await notifyDueReminders(await listInterviewReminders(now()));
}

/** A letter about an interview that was moved, cancelled or held since says nothing true any more. */
export const isInterviewNotificationCurrent: RelevanceCheck = async (tx, { key }) => {
  const [subject = "", id = ""] = key.split(":");
  if (!["interview-planned", "interview-moved", "interview-soon"].includes(subject)) return true;
  const interview = await findInterview(id, tx);
  return interview !== null && isUpcoming(interview, now());
};
