import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { Query } from "#app/lib/query.ts";

/** What the address says is looked at; the rest of it answers a press, and is not carried on. */
const viewParams = ["piece", "page", "tour", "zoom", "notes", "actes", "avant"];

/** The page of a file as it is looked at now, with `more`; a part that is empty is left out. */
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
