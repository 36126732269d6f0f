import { listCourseChanges } from "#app/features/catalogue/course.server.ts";
import type { EditableEntry } from "#app/features/content/editing/entry-list.server.ts";

/**
 * The French path where an entry can be previewed. Text shown on every programme page is previewed
 * on the first programme.
 */
export async function getPreviewPath({ kind, address }: Pick<EditableEntry, "kind" | "address">) {
  if (kind !== "catalogue") return address;
  const [first] = await listCourseChanges();
  return first ? `${address}/${first.id}` : address;
}
