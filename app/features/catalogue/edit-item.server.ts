import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { slugify } from "#app/i18n/slug.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import {
  type CatalogueKind,
  diffValues,
  getBlankValues,
  getPreviousValues,
  type ItemValues,
  isIdentifier,
} from "./fields.ts";
import {
  type CatalogueItem,
  deleteItem,
  insertItem,
  listItems,
  lockCatalogue,
  updateItem,
} from "./items.server.ts";
import { cleanValues, validateValues } from "./validate-values.ts";

export type SaveItemResult =
  | { ok: true; id: string; hasChanged: boolean }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  // Changed since the form was opened: `currentValues` are the current values of the submitted fields that differ.
  | { ok: false; reason: "catalogue-changed"; version: number; currentValues: ItemValues };

type ItemEdit = {
  /** Null creates an item. */
  id: string | null;
  /** The version that filled the form, as text. */
  baseVersion: string;
  /** The submitted fields; a new item may set its own `id`. Missing fields stay unchanged,
   * or blank in a new item. */
  input: ItemValues;
  /** The history entry to write; it does not affect what is saved. */
  action?: "changed" | "retired" | "brought-back" | "taken-back";
};

/**
 * Creates or updates a university or course; the public site shows it at once. A submit that
 * equals the stored values succeeds without a change, even with an old version; any other change with an old version is
 * refused. Refuses `invalid` and `catalogue-changed`; returns null without `edit:catalogue`, and for an unknown item.
 */
export async function saveItem(
  actor: Actor,
  kind: CatalogueKind,
  edit: ItemEdit,
): Promise<SaveItemResult | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const items = await listItems(tx, kind);
    if (edit.id === null) return createItem(tx, actor, kind, { input: edit.input, items });
    const current = items.find(({ id }) => id === edit.id);
    return current ? updateExistingItem(tx, actor, kind, { current, edit }) : null;
  });
}

type NewItem = { input: ItemValues; items: CatalogueItem[] };

async function createItem(
  tx: Database,
  actor: Actor,
  kind: CatalogueKind,
  { input, items }: NewItem,
): Promise<SaveItemResult> {
  const values = { ...getBlankValues(kind), ...cleanValues(kind, input) };
  const errors = validateValues(kind, values, await listUniversityIds(tx));
  const inputId = (input.id ?? "").trim();
  const id = inputId || slugify(`${values.universityId ?? ""} ${values.nameFr}`.trim());
  // Without a name no id can be derived, so only the missing name is reported.
  const mustCheckId = inputId !== "" || !errors.nameFr;
  if (mustCheckId && !isIdentifier(id)) errors.id = "slug-letters";
  else if (mustCheckId && items.some((one) => one.id === id)) errors.id = "identifier-taken";
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  await insertItem(tx, kind, { id, version: 1, values });
  const changes = diffValues(kind, getBlankValues(kind), values);
  await recordHistory(tx, actor, `${kind}.made`, { kind, id }, { changes });
  return { ok: true, id, hasChanged: true };
}

type ItemUpdate = { current: CatalogueItem; edit: ItemEdit };

async function updateExistingItem(
  tx: Database,
  actor: Actor,
  kind: CatalogueKind,
  { current, edit }: ItemUpdate,
): Promise<SaveItemResult> {
  const { id, version } = current;
  const values = { ...current.values, ...cleanValues(kind, edit.input) };
  const changes = diffValues(kind, current.values, values);
  if (Object.keys(changes).length === 0) return { ok: true, id, hasChanged: false };
  if (String(version) !== edit.baseVersion)
    return {
      ok: false,
      reason: "catalogue-changed",
      version,
      currentValues: getPreviousValues(changes),
    };
  const errors = validateValues(kind, values, await listUniversityIds(tx));
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  await updateItem(tx, kind, { id, version, values });
  await recordHistory(tx, actor, `${kind}.${edit.action ?? "changed"}`, { kind, id }, { changes });
  return { ok: true, id, hasChanged: true };
}

async function listUniversityIds(on: Database): Promise<Set<string>> {
  return new Set((await listItems(on, "university")).map(({ id }) => id));
}

/** What refers to an item: the courses of a university, or the choices that contain a course. */
type ItemReferences = { courses: number; choices: number };

/** Whether `removeItem` would delete an item rather than refuse `catalogue-item-used`. */
export function canRemoveItem(kind: CatalogueKind, { courses, choices }: ItemReferences): boolean {
  return kind === "university" ? courses === 0 : choices === 0;
}

/**
 * Deletes an unused item for good. Refuses `catalogue-item-used` for a chosen course or a university with courses,
 * which can be retired instead. Returns null without `edit:catalogue`, and for an unknown item.
 */
export async function removeItem(
  actor: Actor,
  kind: CatalogueKind,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: "catalogue-item-used" } | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const item = (await listItems(tx, kind)).find((one) => one.id === id);
    if (!item) return null;
    if (!(await deleteItem(tx, kind, id))) return { ok: false, reason: "catalogue-item-used" };
    const changes = diffValues(kind, item.values, getBlankValues(kind));
    await recordHistory(tx, actor, `${kind}.removed`, { kind, id }, { changes });
    return { ok: true };
  });
}
