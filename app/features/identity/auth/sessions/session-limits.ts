const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long a session may rest, and how long it may last whatever happens (SES-04). One
 * that still lacks the code of the second factor, or its setting up, is only a moment of signing in.
 */
const sessionLimits = {
  student: { idle: 24 * HOUR_MS, whole: 30 * DAY_MS },
  staff: { idle: 30 * MINUTE_MS, whole: 12 * HOUR_MS },
  code: { idle: 10 * MINUTE_MS, whole: 10 * MINUTE_MS },
  "set-up": { idle: 30 * MINUTE_MS, whole: HOUR_MS },
};

/** How long the session of a candidate may rest: the device shows its pages without a network no longer. */
export const CANDIDATE_IDLE_MS = sessionLimits.student.idle;

/** The longest of them, which the cookie announces. */
export const MAX_SESSION_MS = sessionLimits.student.whole;

type SessionTimes = { createdAt: Date; usedAt: Date };

/** Has the session rested or lasted too long for this kind of person? */
export function isSessionExpired(
  kind: keyof typeof sessionLimits,
  session: SessionTimes,
  now: Date,
): boolean {
  const { idle: maxIdleMs, whole: maxAgeMs } = sessionLimits[kind];
  const idleMs = now.getTime() - session.usedAt.getTime();
  const ageMs = now.getTime() - session.createdAt.getTime();
  return idleMs > maxIdleMs || ageMs > maxAgeMs;
}

/** Is the last mark of use old enough to write a new one? Once a minute is enough. */
export function needsUsageUpdate(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.usedAt.getTime() > MINUTE_MS;
}
