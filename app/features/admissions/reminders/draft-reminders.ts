import { DAY_MS } from "#app/lib/duration.ts";

/** How many days before the closing a draft gets a reminder. */
export const CLOSING_REMINDER_DAYS = [7, 2] as const;

/** How many days after a consent request the candidate and the adult get a reminder. */
export const CONSENT_REMINDER_DAYS = 5;

/**
 * The reminders of a draft begun at `begunAt`: 7 and 2 days before the closing, but not in the draft's first 24 hours.
 * One that would come after the next is dropped.
 */
export function getClosingReminders(begunAt: Date, closesAt: Date): { days: number; at: Date }[] {
  const firstDayEnd = begunAt.getTime() + DAY_MS;
  return CLOSING_REMINDER_DAYS.flatMap((days, index) => {
    const at = new Date(Math.max(closesAt.getTime() - days * DAY_MS, firstDayEnd));
    const nextReminderTime = closesAt.getTime() - (CLOSING_REMINDER_DAYS[index + 1] ?? 0) * DAY_MS;
    return at.getTime() < nextReminderTime ? [{ days, at }] : [];
  });
}
