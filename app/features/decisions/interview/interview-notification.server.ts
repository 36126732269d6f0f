import type { Campus } from "#app/features/access/actor.ts";
import { campusTime } from "#app/features/access/campus-time.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import { formatMoment } from "#app/i18n/format.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { interviews } from "#app/platform/db/schema/decisions.ts";
import { formatCalendarEvent } from "#app/platform/mail/calendar-event.ts";
import { parseSender } from "#app/platform/mail/email-sender.ts";
import type { LockedChoice } from "../choice-lock.server.ts";
import { interviewMessages } from "../messages/interview.ts";
import { buildApplicationNotification, STATUS_PATH } from "../transition-notification.server.ts";

export type Interview = typeof interviews.$inferSelect;
type InterviewSubject = Pick<LockedChoice, "position"> & {
  application: Pick<LockedChoice["application"], "accountId" | "campus" | "number">;
};

/** What the notification is about. `soon` is the reminder of the day before. */
type InterviewChange = "planned" | "moved" | "cancelled" | "soon";

/** The notification about an interview, with its calendar event. The key allows one per interview and change. */
export function composeInterviewNotification(
  { position, application }: InterviewSubject,
  interview: Interview,
  change: InterviewChange,
): Notification {
  return buildApplicationNotification(application, {
    kind: change === "soon" ? "deadline" : "state",
    urgency: "immediate",
    key: `interview-${change}:${interview.id}`,
    choicePosition: position,
    say: (locale) => {
      const { subject, text } = interviewMessages[locale].emails[change];
      return {
        subject,
        text: text(
          position,
          formatInterviewTime(locale, requireCampus(application), interview.startsAt),
        ),
        event: buildCalendarEvent(interview, application, locale),
      };
    },
  });
}

/** Notifies the candidate of an interview, in the transaction that changes it. */
export async function notifyInterview(
  tx: Database,
  subject: InterviewSubject,
  interview: Interview,
  change: InterviewChange,
): Promise<void> {
  await notify(tx, composeInterviewNotification(subject, interview, change));
}

/**
 * Formats the time on the clock of the campus, with its zone: « mardi 5 janvier 2027 à 14 h 30 (heure de Dakar, UTC+0)
 * ».
 */
export function formatInterviewTime(locale: Locale, campus: Campus, at: Date): string {
  const zone = interviewMessages[locale].zones[campus];
  return `${formatMoment(locale, at, campusTime[campus].zone)} (${zone})`;
}

/**
 * Builds the calendar event of an interview. It contains the school and the application number, but neither the
 * candidate nor the programme. Pass `link` only to a signed-in user: an email omits the meeting link.
 */
export function buildCalendarEvent(
  interview: Interview,
  { campus, number }: InterviewSubject["application"],
  locale: Locale,
  link: string | null = null,
): string {
  const { origin, mailFrom } = config();
  const t = interviewMessages[locale].event;
  const { uid, sequence, startsAt, minutes, place, state } = interview;
  const isCancelled = state === "cancelled";
  const url = `${origin}${localizePath(locale, STATUS_PATH)}`;
  const moment = formatInterviewTime(locale, requireCampus({ campus }), startsAt);
  return formatCalendarEvent({
    uid: `${uid}@${new URL(origin).hostname}`,
    sequence,
    writtenAt: now(),
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    state: isCancelled ? "cancelled" : state === "confirmed" ? "confirmed" : "tentative",
    summary: t.summary,
    location: place ?? link ?? t.online,
    description: `${moment}\n${t.file(number ?? "")}\n${url}`,
    url,
    organizer: parseSender(mailFrom, locale),
  });
}
