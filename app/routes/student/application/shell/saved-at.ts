import type { Campus } from "#app/features/access/actor.ts";

/**
 * When the server last saved an answer, null while nothing was entered. Without a campus the time is shown in both
 * time zones.
 */
export type SavedAt = { at: Date | null; campus: Campus | null };

/** Each save increments the version of an application. */
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
