import { MINUTE_MS } from "#app/lib/duration.ts";

/** How long a sign-in or a confirmed password is enough for sensitive changes. */
export const REAUTHENTICATION_MINUTES = 15;

type AuthenticationTimes = { createdAt: Date; provedAt: Date | null };

/**
 * Whether the user signed in or confirmed their identity in the last 15 minutes. Changes of a sign-in method require
 * it (OA-04).
 */
export function isAuthenticationRecent(
  { createdAt, provedAt }: AuthenticationTimes,
  now: Date,
): boolean {
  const lastAuthenticatedAt = provedAt ?? createdAt;
  return now.getTime() - lastAuthenticatedAt.getTime() < REAUTHENTICATION_MINUTES * MINUTE_MS;
}
