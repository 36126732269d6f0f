/** What the address says is looked at; the rest of it answers a press, and is not carried on. */
const kept = ["piece", "page", "tour", "zoom", "notes", "actes", "avant"];

/** The page of a file as it is looked at now, with `more`; a part that is empty is left out. */
export function placeOf(
  id: string,
  looked: URLSearchParams,
  more: Record<string, string> = {},
  part = "",
): string {
  const params = new URLSearchParams();
  for (const name of kept) params.set(name, more[name] ?? looked.get(name) ?? "");
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  for (const [name, value] of [...params]) if (!value) params.delete(name);
  const search = params.size > 0 ? `?${params}` : "";
  return `/administration/candidatures/${id}${search}${part && `#${part}`}`;
}
