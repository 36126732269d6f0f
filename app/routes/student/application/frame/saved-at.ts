import type { Campus } from "#app/features/identity/actor.ts";

/** When the server last saved something of an application; without a campus, it is said on the clocks of both. */
export type SavedAt = { at: Date; campus: Campus | null };

export function savedAtOf({
  updatedAt,
  campus,
}: {
  updatedAt: Date;
  campus: Campus | null;
}): SavedAt {
  return { at: updatedAt, campus };
}
