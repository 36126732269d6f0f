import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { Query } from "#app/lib/query.ts";

/**
 * The parameters that describe the view. Others, such as `done` (the result of an action), are not
 * repeated in links.
 */
const viewParams = ["document", "page", "rotation", "zoom", "notes", "history", "before"];

/**
 * The URL of an application with the current view parameters and `changes`. Empty parameters are
 * omitted.
 */
export function buildApplicationUrl(
  id: string,
  query: Query,
  changes: Record<string, string> = {},
  anchor = "",
): string {
  const params = new URLSearchParams();
  for (const name of viewParams) params.set(name, getOwnValue(changes, name) ?? query.text(name));
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  for (const [name, value] of [...params]) if (!value) params.delete(name);
  const search = params.size > 0 ? `?${params}` : "";
  return `/administration/candidatures/${id}${search}${anchor && `#${anchor}`}`;
}
