import { asc, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import type { CatalogueKind } from "./fields.ts";
import { lockCatalogue } from "./items.server.ts";

/** One place up or down, or the place itself, counted from 1. */
export type Place = "up" | "down" | number;

/**
 * Gives a university its place among the others, or a formation its place within its university; what is
 * beyond the ends stays at the end. Null for who may not edit, and when there is no such one.
 */
export async function moveItem(
  actor: Actor,
  kind: CatalogueKind,
  id: string,
  place: Place,
): Promise<{ ok: true } | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const row = await siblings(tx, kind, id);
    const from = row.findIndex((one) => one.id === id);
    if (from < 0) return null;
    const to = typeof place === "number" ? place - 1 : from + (place === "up" ? -1 : 1);
    const [moved] = row.splice(from, 1);
    const bounded = Math.min(Math.max(Math.trunc(to), 0), row.length);
    if (moved) row.splice(bounded, 0, moved);
    await keepOrder(tx, kind, row);
    const details = { from: from + 1, to: bounded + 1 };
    if (from !== bounded) await record(tx, actor, `${kind}.moved`, { kind, id }, details);
    return { ok: true };
  });
}

type Placed = { id: string; position: number };

async function siblings(tx: Database, kind: CatalogueKind, id: string): Promise<Placed[]> {
  if (kind === "university")
    return tx
      .select({ id: universities.id, position: universities.position })
      .from(universities)
      .orderBy(asc(universities.position), asc(universities.id));
  const home = tx.select({ id: courses.universityId }).from(courses).where(eq(courses.id, id));
  return tx
    .select({ id: courses.id, position: courses.position })
    .from(courses)
    .where(sql`${courses.universityId} = (${home})`)
    .orderBy(asc(courses.position), asc(courses.id));
}

/** Two may have had one place: all are numbered anew. A page says nothing new because of its place. */
async function keepOrder(tx: Database, kind: CatalogueKind, row: Placed[]) {
  const table = kind === "university" ? universities : courses;
  for (const [position, one] of row.entries())
    if (one.position !== position)
      await tx
        .update(table)
        .set({ position, updatedAt: sql`${table.updatedAt}` })
        .where(eq(table.id, one.id));
}
