import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import {
  blank,
  type CatalogueKind,
  changedIn,
  heldBefore,
  isIdentifier,
  type Values,
} from "./fields.ts";
import {
  deleteItem,
  type Item,
  insertItem,
  lockCatalogue,
  readItems,
  updateItem,
} from "./items.server.ts";
import { cleaned, faultsIn } from "./written.ts";

export type Saved =
  | { ok: true; id: string; changed: boolean }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  /** Somebody has changed it since: these fields are theirs now, at this version. */
  | { ok: false; reason: "catalogue-stale"; version: number; theirs: Values };

type Edit = {
  /** Null makes a new one. */
  id: string | null;
  /** The version that the form was filled with. */
  base: string;
  /** What was typed, field by field; a new one may name its own `id`. Fields not given stay as they are. */
  typed: Values;
  action?: "changed" | "retired" | "brought-back" | "taken-back";
};

/**
 * Keeps what was typed of a university or a formation; the public site shows it at once. Words that are the
 * same change nothing and overwrite nobody. Null for who may not edit, and when there is no such one.
 */
export async function saveItem(
  actor: Actor,
  kind: CatalogueKind,
  edit: Edit,
): Promise<Saved | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const all = await readItems(tx, kind);
    if (edit.id === null) return makeItem(tx, actor, kind, { typed: edit.typed, all });
    const current = all.find(({ id }) => id === edit.id);
    return current ? changeItem(tx, actor, kind, { current, edit }) : null;
  });
}

type NewItem = { typed: Values; all: Item[] };

async function makeItem(
  tx: Database,
  actor: Actor,
  kind: CatalogueKind,
  { typed, all }: NewItem,
): Promise<Saved> {
  const values = { ...blank(kind), ...cleaned(kind, typed) };
  const errors = faultsIn(kind, values, await universityIds(tx));
  const given = (typed.id ?? "").trim();
  const id = given || slugOf(`${values.universityId ?? ""} ${values.nameFr}`.trim());
  // One that the name would give has no fault of its own while the name is missing.
  const isDue = given !== "" || !errors.nameFr;
  if (isDue && !isIdentifier(id)) errors.id = "slug-letters";
  else if (isDue && all.some((one) => one.id === id)) errors.id = "identifier-taken";
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  await insertItem(tx, kind, { id, version: 1, values });
  const changes = changedIn(kind, blank(kind), values);
  await record(tx, actor, `${kind}.made`, { kind, id }, { changes });
  return { ok: true, id, changed: true };
}

type Change = { current: Item; edit: Edit };

async function changeItem(
  tx: Database,
  actor: Actor,
  kind: CatalogueKind,
  { current, edit }: Change,
): Promise<Saved> {
  const { id, version } = current;
  const values = { ...current.values, ...cleaned(kind, edit.typed) };
  const changes = changedIn(kind, current.values, values);
  if (Object.keys(changes).length === 0) return { ok: true, id, changed: false };
  if (String(version) !== edit.base)
    return { ok: false, reason: "catalogue-stale", version, theirs: heldBefore(changes) };
  const errors = faultsIn(kind, values, await universityIds(tx));
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  await updateItem(tx, kind, { id, version, values });
  await record(tx, actor, `${kind}.${edit.action ?? "changed"}`, { kind, id }, { changes });
  return { ok: true, id, changed: true };
}

async function universityIds(on: Database): Promise<Set<string>> {
  return new Set((await readItems(on, "university")).map(({ id }) => id));
}

/**
 * Takes one that was never used out for good. A formation that is in a basket or was sent is refused, as is
 * a university that still has formations: it is retired instead. Null for who may not, and when there is none.
 */
export async function removeItem(
  actor: Actor,
  kind: CatalogueKind,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: "catalogue-used" } | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const item = (await readItems(tx, kind)).find((one) => one.id === id);
    if (!item) return null;
    if (!(await deleteItem(tx, kind, id))) return { ok: false, reason: "catalogue-used" };
    const changes = changedIn(kind, item.values, blank(kind));
    await record(tx, actor, `${kind}.removed`, { kind, id }, { changes });
    return { ok: true };
  });
}
