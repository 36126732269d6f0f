import {
  type ApplicationFilter,
  formatApplicationFilter,
} from "#app/features/review/list/application-filter.ts";

/** The list of applications. */
export const APPLICATIONS_PATH = "/administration/candidatures";

/** The address of the list for what is wanted, and of a page of it; as the floor plan writes it. */
export function buildListUrl(
  listFilter: ApplicationFilter,
  cursor: { apres?: string; avant?: string } = {},
): string {
  const params = formatApplicationFilter(listFilter);
  for (const [name, position] of Object.entries(cursor)) if (position) params.set(name, position);
  const query = params.toString();
  return query ? `${APPLICATIONS_PATH}?${query}` : APPLICATIONS_PATH;
}
