import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { db } from "#app/platform/db/client.server.ts";
import type { CatalogueKind } from "./fields.ts";
import { type CatalogueItem, listItems } from "./items.server.ts";

/** A university with its courses, retired ones included. */
export type UniversityWithCourses = CatalogueItem & { courses: CatalogueItem[] };

/** The whole catalogue in the order of the site; null without `edit:catalogue`. */
export async function listCatalogueForStaff(actor: Actor): Promise<UniversityWithCourses[] | null> {
  if (!can(actor, "edit:catalogue")) return null;
  const [universities, courses] = await Promise.all([
    listItems(db(), "university"),
    listItems(db(), "course"),
  ]);
  return universities.map((university) => ({
    ...university,
    courses: courses.filter(({ values }) => values.universityId === university.id),
  }));
}

/** Returns one item; null without `edit:catalogue`, and when it is unknown. */
export async function getItem(
  actor: Actor,
  kind: CatalogueKind,
  id: string,
): Promise<CatalogueItem | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return (await listItems(db(), kind)).find((one) => one.id === id) ?? null;
}
