import { and, asc, count, eq, isNull, or, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Staff } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import type { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { savedViews } from "#app/platform/db/schema/review.ts";
import { formatApplicationFilter, parseApplicationFilter } from "./application-filter.ts";

/** More would not be found again. */
const MAX_VIEWS_PER_OWNER = 30;

export type SavedView = {
  id: string;
  name: string;
  /** The filter as query parameters. */
  query: string;
  isShared: boolean;
  canEdit: boolean;
  owner: string;
};

type SavedViewInput = { name: string; isShared: boolean };
type InvalidName = { ok: false; reason: "invalid"; errors: { name: string } };

/** Lists the actor's views and those shared with their office, by name; [] without `see:application`. */
export async function listSavedViews(actor: Actor): Promise<SavedView[]> {
  if (actor.kind !== "staff" || !can(actor, "see:application")) return [];
  const rows = await db()
    .select({ view: savedViews, owner: users.name })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .where(isVisibleTo(actor))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
  return rows.map(({ view: { id, name, query, shared: isShared, ownerId }, owner }) => ({
    ...{ id, name, query, isShared, owner },
    canEdit: ownerId === actor.id || actor.role === "administrator",
  }));
}

/** SQL condition for own views and those shared with every campus or the actor's. */
function isVisibleTo({ id, campus }: Staff): SQL | undefined {
  const isOfOffice =
    campus === null ? undefined : or(isNull(savedViews.campus), eq(savedViews.campus, campus));
  return or(eq(savedViews.ownerId, id), and(eq(savedViews.shared, true), isOfOffice));
}

export type SaveViewResult =
  | { ok: true; query: string }
  | InvalidName
  | { ok: false; reason: "too-many-views"; limit: number };

/**
 * Saves the filter of an address under a name. Refuses `invalid` (an empty name, or over 100 characters) and
 * `too-many-views`. Returns null without `see:application`.
 */
export async function saveView(
  actor: Actor,
  filterQuery: Query,
  input: SavedViewInput,
): Promise<SaveViewResult | null> {
  if (actor.kind !== "staff" || !can(actor, "see:application")) return null;
  const parsed = parseName(input.name);
  if (!parsed.ok) return parsed;
  const isOwn = eq(savedViews.ownerId, actor.id);
  const [existing] = await db().select({ n: count() }).from(savedViews).where(isOwn);
  if ((existing?.n ?? 0) >= MAX_VIEWS_PER_OWNER)
    return { ok: false, reason: "too-many-views", limit: MAX_VIEWS_PER_OWNER };
  const query = formatApplicationFilter(parseApplicationFilter(filterQuery)).toString();
  const { id: ownerId, campus } = actor;
  await db()
    .insert(savedViews)
    .values({ ownerId, campus, query, name: parsed.name, shared: input.isShared });
  return { ok: true, query };
}

/** Renames a view and changes whether it is shared. Refuses `invalid`; returns null when the actor may not edit it. */
export async function updateView(
  actor: Actor,
  id: string,
  input: SavedViewInput,
): Promise<{ ok: true } | InvalidName | null> {
  if (!(await canEditView(actor, id))) return null;
  const parsed = parseName(input.name);
  if (!parsed.ok) return parsed;
  const values = { name: parsed.name, shared: input.isShared };
  await db().update(savedViews).set(values).where(eq(savedViews.id, id));
  return { ok: true };
}

/** Deletes a view; null when the actor may not edit it. */
export async function deleteView(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!(await canEditView(actor, id))) return null;
  await db().delete(savedViews).where(eq(savedViews.id, id));
  return { ok: true };
}

async function canEditView(actor: Actor, id: string): Promise<boolean> {
  if (!validate(id)) return false;
  return (await listSavedViews(actor)).some((view) => view.id === id && view.canEdit);
}

function parseName(input: string): { ok: true; name: string } | InvalidName {
  const name = input.replace(/\s+/g, " ").trim();
  const errorCode = name === "" ? "required" : [...name].length > 100 ? "name-too-long" : null;
  return errorCode
    ? { ok: false, reason: "invalid", errors: { name: errorCode } }
    : { ok: true, name };
}
