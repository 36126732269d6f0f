const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long a session may rest, and how long it may last whatever happens (SES-04). One
 * that still lacks the code of the second factor, or its setting up, is only a moment of signing in.
 */
const limits = {
  student: { idle: 24 * HOUR, whole: 30 * DAY },
  staff: { idle: 30 * MINUTE, whole: 12 * HOUR },
  code: { idle: 10 * MINUTE, whole: 10 * MINUTE },
  "set-up": { idle: 30 * MINUTE, whole: HOUR },
};

/** How long the session of a candidate may rest: the device shows its pages without a network no longer. */
export const CANDIDATE_IDLE_MS = limits.student.idle;

/** The longest of them, which the cookie announces. */
export const LONGEST_SESSION = limits.student.whole;

type Moments = { createdAt: Date; usedAt: Date };

/** Has the session rested or lasted too long for this kind of person? */
export function isSessionOver(kind: keyof typeof limits, session: Moments, now: Date): boolean {
  const { idle, whole } = limits[kind];
  const rested = now.getTime() - session.usedAt.getTime();
  const lasted = now.getTime() - session.createdAt.getTime();
  return rested > idle || lasted > whole;
}

/** Is the last mark of use old enough to write a new one? Once a minute is enough. */
export function isMarkOld(session: Moments, now: Date): boolean {
  return now.getTime() - session.usedAt.getTime() > MINUTE;
}
