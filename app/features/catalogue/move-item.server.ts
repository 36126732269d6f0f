import { asc, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import type { CatalogueKind } from "./fields.ts";
import { lockCatalogue } from "./items.server.ts";

/** One place up or down, or a position counted from 1. */
export type TargetPosition = "up" | "down" | number;

/**
 * Moves a university in the list, or a course within its university; positions beyond the ends are clamped. Returns
 * null without `edit:catalogue`, and for an unknown item.
 */
export async function moveItem(
  actor: Actor,
  kind: CatalogueKind,
  id: string,
  target: TargetPosition,
): Promise<{ ok: true } | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const siblings = await listSiblings(tx, kind, id);
    const from = siblings.findIndex((one) => one.id === id);
    if (from < 0) return null;
    const to = typeof target === "number" ? target - 1 : from + (target === "up" ? -1 : 1);
    const [moved] = siblings.splice(from, 1);
    const bounded = Math.min(Math.max(Math.trunc(to), 0), siblings.length);
    if (moved) siblings.splice(bounded, 0, moved);
    await savePositions(tx, kind, siblings);
    const details = { from: from + 1, to: bounded + 1 };
    if (from !== bounded) await recordHistory(tx, actor, `${kind}.moved`, { kind, id }, details);
    return { ok: true };
  });
}

type SiblingPosition = { id: string; position: number };

async function listSiblings(
  tx: Database,
  kind: CatalogueKind,
  id: string,
): Promise<SiblingPosition[]> {
  if (kind === "university")
    return tx
      .select({ id: universities.id, position: universities.position })
      .from(universities)
      .orderBy(asc(universities.position), asc(universities.id));
  const universityId = tx
    .select({ id: courses.universityId })
    .from(courses)
    .where(eq(courses.id, id));
  return tx
    .select({ id: courses.id, position: courses.position })
    .from(courses)
    .where(sql`${courses.universityId} = (${universityId})`)
    .orderBy(asc(courses.position), asc(courses.id));
}

/** Renumbers all, because two may have the same position. Keeps `updatedAt`, because the pages do not change. */
async function savePositions(tx: Database, kind: CatalogueKind, siblings: SiblingPosition[]) {
  const table = kind === "university" ? universities : courses;
  for (const [position, sibling] of siblings.entries())
    if (sibling.position !== position)
      await tx
        .update(table)
        .set({ position, updatedAt: sql`${table.updatedAt}` })
        .where(eq(table.id, sibling.id));
}
