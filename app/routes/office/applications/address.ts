import { paramsOf, type Wanted } from "#app/features/review/list/wanted.ts";

/** The list of applications. */
export const LIST = "/administration/candidatures";

/** The address of the list for what is wanted, and of a page of it; as the floor plan writes it. */
export function addressOf(wanted: Wanted, turn: { apres?: string; avant?: string } = {}): string {
  const params = paramsOf(wanted);
  for (const [name, place] of Object.entries(turn)) if (place) params.set(name, place);
  const query = params.toString();
  return query ? `${LIST}?${query}` : LIST;
}
