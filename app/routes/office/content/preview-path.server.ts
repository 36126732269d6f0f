import { listCourseChanges } from "#app/features/catalogue/course.server.ts";
import type { EditableEntry } from "#app/features/content/editing/entry-list.server.ts";

/** The page, in French, where an entry is seen: what is said beside every formation is seen beside one. */
export async function getPreviewPath({ kind, address }: Pick<EditableEntry, "kind" | "address">) {
  if (kind !== "catalogue") return address;
  const [first] = await listCourseChanges();
  return first ? `${address}/${first.id}` : address;
}
