/** After signing in or typing the password again, how long a change that matters needs no other proof. */
export const PROOF_MINUTES = 15;

type Moments = { createdAt: Date; provedAt: Date | null };

/** Did the person prove to be themselves a moment ago? A change of a way in needs it (OA-04). */
export function isProofFresh({ createdAt, provedAt }: Moments, now: Date): boolean {
  const last = provedAt ?? createdAt;
  return now.getTime() - last.getTime() < PROOF_MINUTES * 60_000;
}
