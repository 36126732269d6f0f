import { type Refused, tooMany } from "../knock.server.ts";
import {
  countTry,
  hasCountedTry,
  passwordTries,
  passwordTriesInARow,
  secondsUntilNextTry,
} from "./limit.server.ts";

/**
 * Why no password may be tried for this account now, nothing being counted: `too-many` in a quarter of an hour, or
 * `password-tried-too-often` in a row. Null when it may.
 */
export async function passwordTriesRefusal(
  of: string,
  device?: string,
): Promise<Refused<"too-many" | "password-tried-too-often"> | null> {
  const wait = await secondsUntilNextTry(passwordTries, of, device);
  if (wait > 0) return tooMany(wait);
  const inARow = await secondsUntilNextTry(passwordTriesInARow, of, device);
  return inARow > 0 ? { ok: false, reason: "password-tried-too-often" } : null;
}

/**
 * Counts a wrong password, once it is known to be wrong: neither a right one nor an answer 503 counts. Tries under way
 * at the same moment may pass the limit together, as many as the sign-in queue lets in at once (rush.server.ts).
 */
export async function countWrongPassword(of: string, device?: string): Promise<void> {
  for (const limit of [passwordTries, passwordTriesInARow]) await countTry(limit, of, device);
}

/** Whether a wrong password was typed for this account, by a browser that it does not know, in the quarter of an hour. */
export function hasWrongPasswordLately(of: string): Promise<boolean> {
  return hasCountedTry(passwordTries, of);
}
