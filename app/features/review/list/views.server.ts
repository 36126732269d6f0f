import { and, asc, count, eq, isNull, or, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { savedViews } from "#app/platform/db/schema/review.ts";
import { paramsOf, wantedOf } from "./wanted.ts";

/** Views that one person keeps at most: more are not found again. */
const MOST = 30;

export type SavedView = {
  id: string;
  name: string;
  /** What it looks at, as parts of an address. */
  query: string;
  shared: boolean;
  /** May this actor rename and remove it? */
  mine: boolean;
  owner: string;
};

type Typed = { name: string; shared: boolean };
type Invalid = { ok: false; reason: "invalid"; errors: { name: string } };

/** The views of this actor, and those shared with their office, by name; [] for whoever sees no applications. */
export async function listViews(actor: Actor): Promise<SavedView[]> {
  if (actor.kind !== "staff" || !can(actor, "see:application")) return [];
  const rows = await db()
    .select({ view: savedViews, owner: users.name })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .where(seenBy(actor))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
  return rows.map(({ view: { id, name, query, shared, ownerId }, owner }) => ({
    ...{ id, name, query, shared, owner },
    mine: ownerId === actor.id || actor.role === "administrator",
  }));
}

/** One's own, and those shared with one's office: with every campus, or with that of the officer. */
function seenBy({ id, campus }: Staff): SQL | undefined {
  const near =
    campus === null ? undefined : or(isNull(savedViews.campus), eq(savedViews.campus, campus));
  return or(eq(savedViews.ownerId, id), and(eq(savedViews.shared, true), near));
}

export type SavedViewAnswer =
  | { ok: true; query: string }
  | Invalid
  | { ok: false; reason: "too-many-views"; limit: number };

/**
 * Keeps what an address asks of the list under a name. Refuses a name that is empty or over 100 signs, and one view too
 * many. Null for whoever may not see applications.
 */
export async function saveView(
  actor: Actor,
  asked: Query,
  typed: Typed,
): Promise<SavedViewAnswer | null> {
  if (actor.kind !== "staff" || !can(actor, "see:application")) return null;
  const read = readName(typed.name);
  if (!read.ok) return read;
  const own = eq(savedViews.ownerId, actor.id);
  const [kept] = await db().select({ n: count() }).from(savedViews).where(own);
  if ((kept?.n ?? 0) >= MOST) return { ok: false, reason: "too-many-views", limit: MOST };
  const query = paramsOf(wantedOf(asked)).toString();
  const { id: ownerId, campus } = actor;
  await db()
    .insert(savedViews)
    .values({ ownerId, campus, query, name: read.name, shared: typed.shared });
  return { ok: true, query };
}

/** Gives a view another name, shares it or keeps it to oneself. Null when there is none that is this actor's. */
export async function changeView(
  actor: Actor,
  id: string,
  typed: Typed,
): Promise<{ ok: true } | Invalid | null> {
  if (!(await isTheirs(actor, id))) return null;
  const read = readName(typed.name);
  if (!read.ok) return read;
  const values = { name: read.name, shared: typed.shared };
  await db().update(savedViews).set(values).where(eq(savedViews.id, id));
  return { ok: true };
}

/** Removes a view. Null when there is none that is this actor's. */
export async function removeView(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!(await isTheirs(actor, id))) return null;
  await db().delete(savedViews).where(eq(savedViews.id, id));
  return { ok: true };
}

async function isTheirs(actor: Actor, id: string): Promise<boolean> {
  if (!validate(id)) return false;
  return (await listViews(actor)).some((view) => view.id === id && view.mine);
}

function readName(typed: string): { ok: true; name: string } | Invalid {
  const name = typed.replace(/\s+/g, " ").trim();
  const wrong = name === "" ? "required" : [...name].length > 100 ? "name-too-long" : null;
  return wrong ? { ok: false, reason: "invalid", errors: { name: wrong } } : { ok: true, name };
}
