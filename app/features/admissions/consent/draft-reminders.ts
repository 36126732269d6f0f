const DAY_MS = 86_400_000;

/** Days before the closing when a draft that was not sent is recalled. */
export const CLOSING_REMINDER_DAYS = [7, 2] as const;

/** Days after which a request for consent without an answer is recalled, to the candidate and to the adult. */
export const CONSENT_REMINDER_DAYS = 5;

/**
 * When a draft begun at `begunAt` is recalled before a closing: seven days and two days before it, but never in
 * its first day; a recall whose turn is over when the next begins does not leave.
 */
export function getClosingReminders(begunAt: Date, closesAt: Date): { days: number; at: Date }[] {
  const firstDayEnd = begunAt.getTime() + DAY_MS;
  return CLOSING_REMINDER_DAYS.flatMap((days, index) => {
    const at = new Date(Math.max(closesAt.getTime() - days * DAY_MS, firstDayEnd));
    const nextReminderTime = closesAt.getTime() - (CLOSING_REMINDER_DAYS[index + 1] ?? 0) * DAY_MS;
    return at.getTime() < nextReminderTime ? [{ days, at }] : [];
  });
}

/** The whole days left at a moment, a part of one counting as one. */
export function countDaysLeft(at: Date, closesAt: Date): number {
  return Math.max(1, Math.ceil((closesAt.getTime() - at.getTime()) / DAY_MS));
}
