import type { Campus } from "#app/features/access/actor.ts";

/** The campus of a submitted application. Throws for a draft without one, because submission requires it. */
export function requireCampus({ campus }: { campus: Campus | null }): Campus {
  if (campus === null) throw new Error("an application that was sent has no campus");
  return campus;
}
