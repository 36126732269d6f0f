import { and, asc, count, eq, isNull, or, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { savedViews } from "#app/platform/db/schema/review.ts";
import { formatApplicationFilter, parseApplicationFilter } from "./application-filter.ts";

/** Views that one person keeps at most: more are not found again. */
const MAX_VIEWS_PER_OWNER = 30;

export type SavedView = {
  id: string;
  name: string;
  /** What it looks at, as parts of an address. */
  query: string;
  shared: boolean;
  /** May this actor rename and remove it? */
  canEdit: boolean;
  owner: string;
};

type SavedViewInput = { name: string; shared: boolean };
type InvalidName = { ok: false; reason: "invalid"; errors: { name: string } };

/** The views of this actor, and those shared with their office, by name; [] for whoever sees no applications. */
export async function listSavedViews(actor: Actor): Promise<SavedView[]> {
  if (actor.kind !== "staff" || !can(actor, "see:application")) return [];
  const rows = await db()
    .select({ view: savedViews, owner: users.name })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .where(isVisibleTo(actor))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
  return rows.map(({ view: { id, name, query, shared, ownerId }, owner }) => ({
    ...{ id, name, query, shared, owner },
    canEdit: ownerId === actor.id || actor.role === "administrator",
  }));
}

/** One's own, and those shared with one's office: with every campus, or with that of the officer. */
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
 * Keeps what an address asks of the list under a name. Refuses a name that is empty or over 100 signs, and one view too
 * many. Null for whoever may not see applications.
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
    .values({ ownerId, campus, query, name: parsed.name, shared: input.shared });
  return { ok: true, query };
}

/** Gives a view another name, shares it or keeps it to oneself. Null when there is none that is this actor's. */
export async function updateView(
  actor: Actor,
  id: string,
  input: SavedViewInput,
): Promise<{ ok: true } | InvalidName | null> {
  if (!(await canEditView(actor, id))) return null;
  const parsed = parseName(input.name);
  if (!parsed.ok) return parsed;
  const values = { name: parsed.name, shared: input.shared };
  await db().update(savedViews).set(values).where(eq(savedViews.id, id));
  return { ok: true };
}

/** Removes a view. Null when there is none that is this actor's. */
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
