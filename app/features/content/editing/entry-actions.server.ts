import { asc, eq, inArray, max, min } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { entries } from "#app/platform/db/schema/content.ts";
import { newCode } from "#app/platform/ids.ts";
import { findTitleKey, isRepeatable } from "../entry.ts";
import { shapes } from "../shapes/shapes.ts";
import { canEditContent, insertWords } from "./edit-entry.server.ts";
import { type LinkingEntry, listLinkingEntries } from "./linking-entries.server.ts";
import { parseDraft } from "./parse-form-fields.ts";

export type CreateEntryResult = { ok: true; id: string } | { ok: false; reason: string };

/**
 * Makes an entry of a kind that repeats, with its `name` as the title of a French draft: nothing of it is
 * shown before French is published. The name also gives its address (news). News come first, others last.
 * Null for who may not edit, and for another kind. Refuses a name without a letter or a digit, one that is no
 * title of its kind (too long, two lines), and the address of another.
 */
export async function createEntry(
  actor: Actor,
  kind: string,
  name: string,
): Promise<CreateEntryResult | null> {
  if (!canEditContent(actor) || !isRepeatable(kind)) return null;
  const nameSlug = slugOf(name);
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
    const words = { entryId: created.id, locale: "fr", data: parsed.data } as const;
    const version = await insertWords(tx, { ...words, actor });
    await record(
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

export type EntryAction = "hide" | "show" | "up" | "down" | "own";

const historyActions = {
  hide: "entry.hidden",
  show: "entry.shown",
  up: "entry.moved",
  down: "entry.moved",
  own: "entry.owned",
} satisfies Record<EntryAction, string>;

/** `entry-linked`: other entries lead to the page of this one, and nobody has confirmed that it is hidden. */
export type EntryActionResult =
  | { ok: true }
  | { ok: false; reason: "entry-linked"; links: LinkingEntry[] };

/**
 * Hides an entry of a kind that repeats, shows it again, moves it by one place among its kind, or says that
 * it is the school's own and no longer demonstration content. Null for who may not, or when there is none. Refuses to
 * hide what other entries lead to (`entry-linked`, with those entries) until it is confirmed.
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
    if (!entry || (action !== "own" && !isRepeatable(entry.kind))) return null;
    const links = action === "hide" && !isConfirmed ? await listLinkingEntries(tx, entry) : [];
    if (links.length > 0) return { ok: false, reason: "entry-linked", links };
    if (isMove) await moveEntry(tx, entry, action);
    else {
      const change = action === "own" ? { demo: false } : { hidden: action === "hide" };
      await tx.update(entries).set(change).where(eq(entries.id, id));
    }
    await record(tx, actor, historyActions[action], { kind: "entry", id });
    return { ok: true };
  });
}

/**
 * The entry, locked; with all of its kind for a move, which numbers them anew: always in the order of their ids, so that
 * two moves never wait for each other.
 */
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

/** Numbers the whole kind anew, which is locked: two entries may have had one place. */
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
