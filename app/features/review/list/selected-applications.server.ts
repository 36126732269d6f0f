import { and, inArray } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import type { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { parseApplicationFilter } from "./application-filter.ts";
import { applicationsVisibleTo, toFilterCondition } from "./filter-conditions.server.ts";
import { countUpTo } from "./list-applications.server.ts";

/** One transaction locks them all, for about a second. Larger groups are written to by announcements. */
export const MAX_SELECTED = 1_000;

export type SelectionResult =
  | { ok: true; ids: string[]; names: string[]; isAll: boolean }
  | { ok: false; reason: "none-selected" | "too-many-selected"; limit: number };

/**
 * Returns the selection, as long as it has as many applications as the page showed. Refuses `selection-changed` with
 * the number it has now: a filter may match others by then.
 */
export function confirmSelection(
  { ids }: { ids: string[] },
  expectedCount: number,
): { ok: true; ids: string[] } | { ok: false; reason: "selection-changed"; limit: number } {
  return ids.length === expectedCount
    ? { ok: true, ids }
    : { ok: false, reason: "selection-changed", limit: ids.length };
}

/**
 * The applications selected by an address, among those the actor may see, by name: the ticked ones (`application`), or
 * all that match the filter (`all`). Refuses `none-selected` and `too-many-selected`.
 */
export async function getSelectedApplications(
  actor: Actor,
  query: Query,
): Promise<SelectionResult> {
  const isAll = query.has("all");
  const selectedIds = query.all("application").filter((id) => validate(id));
  const selected = isAll
    ? await toFilterCondition(actor, parseApplicationFilter(query))
    : inArray(lines.applicationId, selectedIds);
  const where = and(applicationsVisibleTo(actor), selected);
  if (!isAll && selectedIds.length === 0)
    return { ok: false, reason: "none-selected", limit: MAX_SELECTED };
  if ((await countUpTo(MAX_SELECTED, where)) > MAX_SELECTED)
    return { ok: false, reason: "too-many-selected", limit: MAX_SELECTED };
  const rows = await db()
    .select({ id: lines.applicationId, lastName: lines.lastName, firstName: lines.firstName })
    .from(lines)
    .where(where)
    .orderBy(lines.nameOrder, lines.applicationId);
  if (rows.length === 0) return { ok: false, reason: "none-selected", limit: MAX_SELECTED };
  const names = rows.map(formatFullName);
  return { ok: true, ids: rows.map(({ id }) => id), names, isAll };
}
