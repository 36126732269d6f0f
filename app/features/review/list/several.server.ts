import { and, inArray } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { fullName } from "#app/lib/person-name.ts";
import type { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { countUpTo } from "./list.server.ts";
import { matching, visibleTo } from "./matching.server.ts";
import { wantedOf } from "./wanted.ts";

/**
 * How many applications can be acted upon at once: one transaction holds the locks of them all, for about a second.
 * More people than that are a group, which announcements know how to write to.
 */
export const AT_ONCE = 1_000;

export type Several =
  | { ok: true; ids: string[]; names: string[]; isAll: boolean }
  | { ok: false; reason: "none-chosen" | "too-many-chosen"; limit: number };

/**
 * The applications that an address names, of those this actor may see: the ones ticked (`dossier`), or with `tous` all
 * that answer its filters. In the order of names. Refuses none of them, and more than can be held at once.
 */
export async function chosenIn(actor: Actor, query: Query): Promise<Several> {
  const isAll = query.has("tous");
  const ticked = query.all("dossier").filter((id) => validate(id));
  const asked = isAll
    ? await matching(actor, wantedOf(query))
    : inArray(lines.applicationId, ticked);
  const where = and(visibleTo(actor), asked);
  if (!isAll && ticked.length === 0) return { ok: false, reason: "none-chosen", limit: AT_ONCE };
  if ((await countUpTo(AT_ONCE, where)) > AT_ONCE)
    return { ok: false, reason: "too-many-chosen", limit: AT_ONCE };
  const rows = await db()
    .select({ id: lines.applicationId, lastName: lines.lastName, firstName: lines.firstName })
    .from(lines)
    .where(where)
    .orderBy(lines.nameOrder, lines.applicationId);
  if (rows.length === 0) return { ok: false, reason: "none-chosen", limit: AT_ONCE };
  const names = rows.map(fullName);
  return { ok: true, ids: rows.map(({ id }) => id), names, isAll };
}
