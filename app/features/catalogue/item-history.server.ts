import { and, desc, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { type Changes, changesIn } from "#app/features/identity/changes.ts";
import { can } from "#app/features/identity/permissions.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { type Saved, saveItem } from "./editing.server.ts";
import { type CatalogueKind, heldBefore } from "./fields.ts";

/** What was done to a university or a formation: who, when, and each field before and after. */
export type PastChange = {
  id: string;
  at: Date;
  action: string;
  /** Null: somebody whose account is gone. */
  name: string | null;
  changes: Changes;
};

/** The last 50 changes, the latest first; null for who may not edit. */
export async function listChanges(
  actor: Actor,
  kind: CatalogueKind,
  id: string,
): Promise<PastChange[] | null> {
  if (!can(actor, "edit:catalogue")) return null;
  const rows = await db()
    .select({ line: history, name: users.name })
    .from(history)
    .leftJoin(users, eq(history.actorId, users.id))
    .where(and(eq(history.subjectKind, kind), eq(history.subjectId, id)))
    .orderBy(desc(history.at), desc(history.id))
    .limit(50);
  return rows.map(({ line: { id: line, at, action, details }, name }) => ({
    ...{ id: line, at, action, name },
    changes: changesIn(details),
  }));
}

/**
 * Gives the fields of a past change the words they had before it; it is a change like any other. Null for
 * who may not edit, and when this was no change of this one.
 */
export async function takeBack(
  actor: Actor,
  kind: CatalogueKind,
  { id, line, base }: { id: string; line: string; base: string },
): Promise<Saved | null> {
  if (!validate(line)) return null;
  const past = (await listChanges(actor, kind, id))?.find((one) => one.id === line);
  if (!past || past.action === `${kind}.made`) return null;
  const typed = heldBefore(past.changes);
  return saveItem(actor, kind, { id, base, typed, action: "taken-back" });
}
