import {
  type ApplicationFilter,
  formatApplicationFilter,
} from "#app/features/review/list/application-filter.ts";

export const APPLICATIONS_PATH = "/administration/candidatures";

/**
 * The URL of the list for a filter and a page; `apres` and `avant` are cursors of the pagination.
 */
export function buildListUrl(
  listFilter: ApplicationFilter,
  cursor: { apres?: string; avant?: string } = {},
): string {
  const params = formatApplicationFilter(listFilter);
  for (const [name, position] of Object.entries(cursor)) if (position) params.set(name, position);
  const query = params.toString();
  return query ? `${APPLICATIONS_PATH}?${query}` : APPLICATIONS_PATH;
}
