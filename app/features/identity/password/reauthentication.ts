/** After signing in or typing the password again, how long a change that matters needs no other proof. */
export const REAUTHENTICATION_MINUTES = 15;

type AuthenticationTimes = { createdAt: Date; provedAt: Date | null };

/** Did the person prove to be themselves a moment ago? A change of a way in needs it (OA-04). */
export function isAuthenticationRecent(
  { createdAt, provedAt }: AuthenticationTimes,
  now: Date,
): boolean {
  const lastAuthenticatedAt = provedAt ?? createdAt;
  return now.getTime() - lastAuthenticatedAt.getTime() < REAUTHENTICATION_MINUTES * 60_000;
}
