import { asc, eq, inArray, max, min } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { slugify } from "#app/i18n/slug.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { entries } from "#app/platform/db/schema/content.ts";
import { newCode } from "#app/platform/ids.ts";
import { findTitleKey, isRepeatable } from "../entry.ts";
import { shapes } from "../shapes/shapes.ts";
import { canEditContent, insertVersion } from "./edit-entry.server.ts";
import { type LinkingEntry, listLinkingEntries } from "./linking-entries.server.ts";
import { parseDraft } from "./parse-form-fields.ts";

export type CreateEntryResult = { ok: true; id: string } | { ok: false; reason: string };

/**
 * Creates an entry of a repeatable kind, with `name` as the title of a French draft. The name also gives the address of
 * a news item; news come first in their list, others last. Refuses `required` (no letter or digit), `slug-taken` and
 * the errors of a title; returns null without `edit:content`, and for other kinds.
 */
export async function createEntry(
  actor: Actor,
  kind: string,
  name: string,
): Promise<CreateEntryResult | null> {
  if (!canEditContent(actor) || !isRepeatable(kind)) return null;
  const nameSlug = slugify(name);
  if (!nameSlug) return { ok: false, reason: "required" };
  const titleKey = findTitleKey(shapes[kind]) ?? "title";
  const parsed = parseDraft(shapes[kind], { [titleKey]: name });
  if (!parsed.ok) return { ok: false, reason: parsed.errors[titleKey] ?? "required" };
  const slug = kind === "news" ? nameSlug : `${nameSlug.slice(0, 40)}-${newCode().toLowerCase()}`;
  return transaction(async (tx) => {
    const position = await getNewPosition(tx, kind);
    const [created] = await tx
      .insert(entries)
      .values({ kind, slug, position })
      .onConflictDoNothing({ target: [entries.kind, entries.slug] })
      .returning({ id: entries.id });
    if (!created) return { ok: false, reason: "slug-taken" };
    const draft = { entryId: created.id, locale: "fr", data: parsed.data } as const;
    const version = await insertVersion(tx, { ...draft, actor });
    await recordHistory(
      tx,
      actor,
      "entry.made",
      { kind: "entry", id: created.id },
      { kind, slug, version },
    );
    return { ok: true, id: created.id };
  });
}

async function getNewPosition(tx: Database, kind: string): Promise<number> {
  const [bounds] = await tx
    .select({ first: min(entries.position), last: max(entries.position) })
    .from(entries)
    .where(eq(entries.kind, kind));
  return kind === "news" ? (bounds?.first ?? 0) - 1 : (bounds?.last ?? 0) + 1;
}

export type EntryAction = "hide" | "show" | "up" | "down" | "end-demo";

const historyActions = {
  hide: "entry.hidden",
  show: "entry.shown",
  up: "entry.moved",
  down: "entry.moved",
  "end-demo": "entry.owned",
} satisfies Record<EntryAction, string>;

/** `entry-linked`: published entries link to this one, and hiding was not confirmed. */
export type EntryActionResult =
  | { ok: true }
  | { ok: false; reason: "entry-linked"; links: LinkingEntry[] };

/**
 * Hides, shows or moves an entry of a repeatable kind, or marks a demonstration entry as the school's own. Refuses
 * `entry-linked` with the linking entries until hiding is confirmed; returns null without `edit:content`, and when the
 * entry does not exist.
 */
export async function applyEntryAction(
  actor: Actor,
  id: string,
  action: EntryAction,
  { isConfirmed = false } = {},
): Promise<EntryActionResult | null> {
  if (!can(actor, "edit:content") || !validate(id)) return null;
  return transaction(async (tx) => {
    const isMove = action === "up" || action === "down";
    const entry = await lockEntry(tx, id, isMove);
    if (!entry || (action !== "end-demo" && !isRepeatable(entry.kind))) return null;
    const links = action === "hide" && !isConfirmed ? await listLinkingEntries(tx, entry) : [];
    if (links.length > 0) return { ok: false, reason: "entry-linked", links };
    if (isMove) await moveEntry(tx, entry, action);
    else {
      const change = action === "end-demo" ? { demo: false } : { hidden: action === "hide" };
      await tx.update(entries).set(change).where(eq(entries.id, id));
    }
    await recordHistory(tx, actor, historyActions[action], { kind: "entry", id });
    return { ok: true };
  });
}

/** Locks the entry, or all of its kind for a move, in id order, so that concurrent moves do not deadlock. */
async function lockEntry(tx: Database, id: string, withSiblings: boolean) {
  const byId = eq(entries.id, id);
  const kind = tx.select({ kind: entries.kind }).from(entries).where(byId);
  const condition = withSiblings ? inArray(entries.kind, kind) : byId;
  const locked = await tx
    .select()
    .from(entries)
    .where(condition)
    .orderBy(asc(entries.id))
    .for("update");
  return locked.find((entry) => entry.id === id);
}

/** Renumbers the whole kind, because two entries may have the same position. */
async function moveEntry(
  tx: Database,
  { id, kind }: { id: string; kind: string },
  direction: "up" | "down",
) {
  const siblings = await tx
    .select({ id: entries.id, position: entries.position })
    .from(entries)
    .where(eq(entries.kind, kind))
    .orderBy(asc(entries.position), asc(entries.id));
  const from = siblings.findIndex((one) => one.id === id);
  const to = Math.min(Math.max(from + (direction === "up" ? -1 : 1), 0), siblings.length - 1);
  const [moved] = siblings.splice(from, 1);
  if (moved) siblings.splice(to, 0, moved);
  for (const [position, one] of siblings.entries())
    if (one.position !== position)
      await tx.update(entries).set({ position }).where(eq(entries.id, one.id));
}
