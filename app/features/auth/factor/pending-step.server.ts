import { config } from "#app/platform/config.server.ts";
import { secondFactors, sessions, staff } from "#app/platform/db/schema/identity.ts";

/** The second-factor step that a staff session must complete before it counts as signed in. */
export type PendingStep = "code" | "set-up";

/** The columns that `getPendingStep` needs, for a query that joins a session with its user. */
export const pendingStepColumns = {
  role: staff.role,
  secret: secondFactors.secret,
  secondFactorAt: sessions.secondFactorAt,
};

/** The pending step, or null. Outside the demonstration all staff need a second factor (AUTH-08). */
export function getPendingStep(row: {
  role: string | null;
  secret: string | null;
  secondFactorAt: Date | null;
}): PendingStep | null {
  if (row.role === null) return null;
  if (row.secret !== null) return row.secondFactorAt ? null : "code";
  return config().demo ? null : "set-up";
}
