import type { Campus } from "#app/features/identity/actor.ts";

/**
 * When the server last saved something of an application, null while nothing was entered in it; without a campus, it is
 * said on the clocks of both.
 */
export type SavedAt = { at: Date | null; campus: Campus | null };

/** Each thing that is saved of an application makes its version one higher. */
const FIRST_VERSION = 1;

export function getSavedAt({
  updatedAt,
  version,
  campus,
}: {
  updatedAt: Date;
  version: number;
  campus: Campus | null;
}): SavedAt {
  return { at: version > FIRST_VERSION ? updatedAt : null, campus };
}
