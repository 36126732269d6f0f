import { paramsOf, type Wanted } from "#app/features/review/list/wanted.ts";

/** The list of applications. */
export const APPLICATIONS_PATH = "/administration/candidatures";

/** The address of the list for what is wanted, and of a page of it; as the floor plan writes it. */
export function buildListUrl(
  listFilter: Wanted,
  cursor: { apres?: string; avant?: string } = {},
): string {
  const params = paramsOf(listFilter);
  for (const [name, position] of Object.entries(cursor)) if (position) params.set(name, position);
  const query = params.toString();
  return query ? `${APPLICATIONS_PATH}?${query}` : APPLICATIONS_PATH;
}
