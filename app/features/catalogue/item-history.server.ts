import { and, desc, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { type FieldChanges, parseFieldChanges } from "#app/features/audit/field-changes.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { type SaveItemResult, saveItem } from "./edit-item.server.ts";
import { type CatalogueKind, getPreviousValues } from "./fields.ts";

/** A change of an item: its author, its time, and each field before and after. */
export type ItemHistoryEntry = {
  id: string;
  at: Date;
  action: string;
  /** Null when the account no longer exists. */
  name: string | null;
  changes: FieldChanges;
};

/** Lists the last 50 changes, newest first. Returns null without `edit:catalogue`. */
export async function listItemHistory(
  actor: Actor,
  kind: CatalogueKind,
  id: string,
): Promise<ItemHistoryEntry[] | null> {
  if (!can(actor, "edit:catalogue")) return null;
  const rows = await db()
    .select({ entry: history, name: users.name })
    .from(history)
    .leftJoin(users, eq(history.actorId, users.id))
    .where(and(eq(history.subjectKind, kind), eq(history.subjectId, id)))
    .orderBy(desc(history.at), desc(history.id))
    .limit(50);
  return rows.map(({ entry: { id: entryId, at, action, details }, name }) => ({
    ...{ id: entryId, at, action, name },
    changes: parseFieldChanges(details),
  }));
}

/**
 * Restores the fields of a past change to their values before it, as a new change. Refusals of `saveItem`; returns null
 * without `edit:catalogue`, and when the entry is no change of this item.
 */
export async function revertItemChange(
  actor: Actor,
  kind: CatalogueKind,
  { id, changeId, baseVersion }: { id: string; changeId: string; baseVersion: string },
): Promise<SaveItemResult | null> {
  if (!validate(changeId)) return null;
  const change = (await listItemHistory(actor, kind, id))?.find((one) => one.id === changeId);
  if (!change || change.action === `${kind}.made`) return null;
  const previousValues = getPreviousValues(change.changes);
  return saveItem(actor, kind, {
    id,
    baseVersion,
    input: previousValues,
    action: "taken-back",
  });
}
