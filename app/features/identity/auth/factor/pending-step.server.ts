import { config } from "#app/platform/config.server.ts";
import { secondFactors, sessions, staff } from "#app/platform/db/schema/identity.ts";

/** What the session of a member of the staff still lacks before it counts. */
export type PendingStep = "code" | "set-up";

/** What says so, of a session joined with its person: what they are, have, and gave in it. */
export const pendingStepColumns = {
  role: staff.role,
  secret: secondFactors.secret,
  secondFactorAt: sessions.secondFactorAt,
};

/** The second factor is required of all the staff outside the demonstration (AUTH-08). */
export function getPendingStep(row: {
  role: string | null;
  secret: string | null;
  secondFactorAt: Date | null;
}): PendingStep | null {
  if (row.role === null) return null;
  if (row.secret !== null) return row.secondFactorAt ? null : "code";
  return config().demo ? null : "set-up";
}
