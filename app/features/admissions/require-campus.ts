import type { Campus } from "#app/features/identity/actor.ts";

/** The campus of an application that was sent. Throws for a draft without one: sending asks for it. */
export function requireCampus({ campus }: { campus: Campus | null }): Campus {
  if (campus === null) throw new Error("an application that was sent has no campus");
  return campus;
}
