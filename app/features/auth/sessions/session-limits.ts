import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";

/**
 * Idle and absolute session limits (SES-04). `code` and `set-up` apply to a staff session whose second factor is not
 * verified or not set up yet.
 */
const sessionLimits = {
  student: { maxIdleMs: 24 * HOUR_MS, maxAgeMs: 30 * DAY_MS },
  staff: { maxIdleMs: 30 * MINUTE_MS, maxAgeMs: 12 * HOUR_MS },
  code: { maxIdleMs: 10 * MINUTE_MS, maxAgeMs: 10 * MINUTE_MS },
  "set-up": { maxIdleMs: 30 * MINUTE_MS, maxAgeMs: HOUR_MS },
};

/** The idle limit of candidates. Offline pages on a device are shown no longer than this. */
export const CANDIDATE_IDLE_MS = sessionLimits.student.maxIdleMs;

/** The longest limit, used as the age of the cookie. */
export const MAX_SESSION_MS = sessionLimits.student.maxAgeMs;

type SessionTimes = { createdAt: Date; usedAt: Date };

/** Whether the session exceeds the idle or the absolute limit of its kind. */
export function isSessionExpired(
  kind: keyof typeof sessionLimits,
  session: SessionTimes,
  now: Date,
): boolean {
  const { maxIdleMs, maxAgeMs } = sessionLimits[kind];
  const idleMs = now.getTime() - session.usedAt.getTime();
  const ageMs = now.getTime() - session.createdAt.getTime();
  return idleMs > maxIdleMs || ageMs > maxAgeMs;
}

/** Whether to store a new `usedAt`: at most once a minute. */
export function needsUsageUpdate(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.usedAt.getTime() > MINUTE_MS;
}
