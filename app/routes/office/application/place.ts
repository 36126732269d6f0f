import { ownValue } from "#app/lib/own-value.ts";
import type { Query } from "#app/lib/query.ts";

/** What the address says is looked at; the rest of it answers a press, and is not carried on. */
const kept = ["piece", "page", "tour", "zoom", "notes", "actes", "avant"];

/** The page of a file as it is looked at now, with `more`; a part that is empty is left out. */
export function placeOf(
  id: string,
  looked: Query,
  more: Record<string, string> = {},
  part = "",
): string {
  const params = new URLSearchParams();
  for (const name of kept) params.set(name, ownValue(more, name) ?? looked.text(name));
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  for (const [name, value] of [...params]) if (!value) params.delete(name);
  const search = params.size > 0 ? `?${params}` : "";
  return `/administration/candidatures/${id}${search}${part && `#${part}`}`;
}
