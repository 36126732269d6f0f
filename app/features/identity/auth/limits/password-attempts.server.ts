import { type AuthRefusal, tooManyRefusal } from "../call-auth-handler.server.ts";
import {
  consecutivePasswordLimit,
  countAttempt,
  getWaitSeconds,
  hasCountedAttempt,
  passwordAttemptLimit,
} from "./rate-limit.server.ts";

/**
 * Why no password may be tried for this account now, nothing being counted: `too-many` in a quarter of an hour, or
 * `password-tried-too-often` in a row. Null when it may.
 */
export async function getPasswordAttemptRefusal(
  subject: string,
  device?: string,
): Promise<AuthRefusal<"too-many" | "password-tried-too-often"> | null> {
  const waitSeconds = await getWaitSeconds(passwordAttemptLimit, subject, device);
  if (waitSeconds > 0) return tooManyRefusal(waitSeconds);
  const consecutiveWaitSeconds = await getWaitSeconds(consecutivePasswordLimit, subject, device);
  return consecutiveWaitSeconds > 0 ? { ok: false, reason: "password-tried-too-often" } : null;
}

/**
 * Counts a wrong password, once it is known to be wrong: neither a right one nor an answer 503 counts. Tries under way
 * at the same moment may pass the limit together, as many as the sign-in queue lets in at once (sign-in-throttle.server.ts).
 */
export async function countWrongPassword(subject: string, device?: string): Promise<void> {
  for (const limit of [passwordAttemptLimit, consecutivePasswordLimit])
    await countAttempt(limit, subject, device);
}

/** Whether a wrong password was typed for this account, by a browser that it does not know, in the quarter of an hour. */
export function hasRecentWrongPassword(subject: string): Promise<boolean> {
  return hasCountedAttempt(passwordAttemptLimit, subject);
}
