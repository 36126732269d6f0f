import type { Campus } from "#app/features/identity/actor.ts";

/** When the server last kept something of an application; it is told on the clocks of the campus. */
export type SavedAt = { at: Date; campus: Campus };

export function savedAtOf({ updatedAt, campus }: { updatedAt: Date; campus: Campus }): SavedAt {
  return { at: updatedAt, campus };
}
