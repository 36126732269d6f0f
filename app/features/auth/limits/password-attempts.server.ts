import { type AuthRefusal, tooManyRefusal } from "../library/call-auth-handler.server.ts";
import {
  consecutivePasswordLimit,
  countAttempt,
  getWaitSeconds,
  hasCountedAttempt,
  passwordAttemptLimit,
} from "./rate-limit.server.ts";

/**
 * The refusal of a password try for this account now, or null: `too-many` (per 15 minutes) or
 * `too-many-password-attempts` (in a row). Does not count a try.
 */
export async function getPasswordAttemptRefusal(
  subject: string,
  device?: string,
): Promise<AuthRefusal<"too-many" | "too-many-password-attempts"> | null> {
  const waitSeconds = await getWaitSeconds(passwordAttemptLimit, subject, device);
  if (waitSeconds > 0) return tooManyRefusal(waitSeconds);
  const consecutiveWaitSeconds = await getWaitSeconds(consecutivePasswordLimit, subject, device);
  return consecutiveWaitSeconds > 0 ? { ok: false, reason: "too-many-password-attempts" } : null;
}

/**
 * Counts a wrong password after the check, so that right passwords and 503 answers do not count. Parallel tries may
 * pass the limit together, as many as the sign-in queue runs at once (sign-in-throttle.server.ts).
 */
export async function countWrongPassword(subject: string, device?: string): Promise<void> {
  for (const limit of [passwordAttemptLimit, consecutivePasswordLimit])
    await countAttempt(limit, subject, device);
}

/** Whether an unknown device tried a wrong password for this account in the last 15 minutes. */
export function hasRecentWrongPassword(subject: string): Promise<boolean> {
  return hasCountedAttempt(passwordAttemptLimit, subject);
}
