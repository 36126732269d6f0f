const DAY = 86_400_000;

/** Days before the closing when a draft that was not sent is recalled. */
export const CLOSING_DAYS = [7, 2] as const;

/** Days after which a request for consent without an answer is recalled, to the candidate and to the adult. */
export const CONSENT_CHASE_DAYS = 5;

/**
 * When a draft begun at `begunAt` is recalled before a closing: seven days and two days before it, but never in
 * its first day; a recall whose turn is over when the next begins does not leave.
 */
export function closingChases(begunAt: Date, closesAt: Date): { days: number; at: Date }[] {
  const firstDay = begunAt.getTime() + DAY;
  return CLOSING_DAYS.flatMap((days, index) => {
    const at = new Date(Math.max(closesAt.getTime() - days * DAY, firstDay));
    const end = closesAt.getTime() - (CLOSING_DAYS[index + 1] ?? 0) * DAY;
    return at.getTime() < end ? [{ days, at }] : [];
  });
}

/** The whole days left at a moment, a part of one counting as one. */
export function daysLeft(at: Date, closesAt: Date): number {
  return Math.max(1, Math.ceil((closesAt.getTime() - at.getTime()) / DAY));
}
