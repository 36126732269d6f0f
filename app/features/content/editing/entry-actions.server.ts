import { asc, eq, inArray, max, min } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { entries } from "#app/platform/db/schema/content.ts";
import { newCode } from "#app/platform/ids.ts";
import { isRepeatable, titleKeyOf } from "../entry.ts";
import { shapes } from "../shapes/shapes.ts";
import { insertWords, mayEdit } from "./editing.server.ts";
import { readDraft } from "./form-reading.ts";
import { type LinkingEntry, listLinkingEntries } from "./linking-entries.server.ts";

export type Made = { ok: true; id: string } | { ok: false; reason: string };

/**
 * Makes an entry of a kind that repeats, with its `name` as the title of a French draft: nothing of it is
 * shown before French is published. The name also gives its address (news). News come first, others last.
 * Null for who may not edit, and for another kind. Refuses a name without a letter or a digit, one that is no
 * title of its kind (too long, two lines), and the address of another.
 */
export async function makeEntry(actor: Actor, kind: string, name: string): Promise<Made | null> {
  if (!mayEdit(actor) || !isRepeatable(kind)) return null;
  const named = slugOf(name);
  if (!named) return { ok: false, reason: "required" };
  const title = titleKeyOf(shapes[kind]) ?? "title";
  const read = readDraft(shapes[kind], { [title]: name });
  if (!read.ok) return { ok: false, reason: read.errors[title] ?? "required" };
  const slug = kind === "news" ? named : `${named.slice(0, 40)}-${newCode().toLowerCase()}`;
  return transaction(async (tx) => {
    const position = await positionFor(tx, kind);
    const [made] = await tx
      .insert(entries)
      .values({ kind, slug, position })
      .onConflictDoNothing({ target: [entries.kind, entries.slug] })
      .returning({ id: entries.id });
    if (!made) return { ok: false, reason: "slug-taken" };
    const words = { entryId: made.id, locale: "fr", data: read.data } as const;
    const version = await insertWords(tx, { ...words, actor });
    await record(tx, actor, "entry.made", { kind: "entry", id: made.id }, { kind, slug, version });
    return { ok: true, id: made.id };
  });
}

async function positionFor(tx: Database, kind: string): Promise<number> {
  const [ends] = await tx
    .select({ first: min(entries.position), last: max(entries.position) })
    .from(entries)
    .where(eq(entries.kind, kind));
  return kind === "news" ? (ends?.first ?? 0) - 1 : (ends?.last ?? 0) + 1;
}

export type Arrangement = "hide" | "show" | "up" | "down" | "own";

const actions = {
  hide: "entry.hidden",
  show: "entry.shown",
  up: "entry.moved",
  down: "entry.moved",
  own: "entry.owned",
} satisfies Record<Arrangement, string>;

/** `entry-linked`: other entries lead to the page of this one, and nobody has confirmed that it is hidden. */
export type Arranged = { ok: true } | { ok: false; reason: "entry-linked"; links: LinkingEntry[] };

/**
 * Hides an entry of a kind that repeats, shows it again, moves it by one place among its kind, or says that
 * it is the school's own and no longer demonstration content. Null for who may not, or when there is none. Refuses to
 * hide what other entries lead to (`entry-linked`, with those entries) until it is confirmed.
 */
export async function arrange(
  actor: Actor,
  id: string,
  how: Arrangement,
  { isConfirmed = false } = {},
): Promise<Arranged | null> {
  if (!can(actor, "edit:content") || !validate(id)) return null;
  return transaction(async (tx) => {
    const isMove = how === "up" || how === "down";
    const entry = await lockEntry(tx, id, isMove);
    if (!entry || (how !== "own" && !isRepeatable(entry.kind))) return null;
    const links = how === "hide" && !isConfirmed ? await listLinkingEntries(tx, entry) : [];
    if (links.length > 0) return { ok: false, reason: "entry-linked", links };
    if (isMove) await move(tx, entry, how);
    else {
      const change = how === "own" ? { demo: false } : { hidden: how === "hide" };
      await tx.update(entries).set(change).where(eq(entries.id, id));
    }
    await record(tx, actor, actions[how], { kind: "entry", id });
    return { ok: true };
  });
}

/**
 * The entry, locked; with all of its kind for a move, which numbers them anew: always in the order of their ids, so that
 * two moves never wait for each other.
 */
async function lockEntry(tx: Database, id: string, withKind: boolean) {
  const one = eq(entries.id, id);
  const kind = tx.select({ kind: entries.kind }).from(entries).where(one);
  const which = withKind ? inArray(entries.kind, kind) : one;
  const locked = await tx
    .select()
    .from(entries)
    .where(which)
    .orderBy(asc(entries.id))
    .for("update");
  return locked.find((entry) => entry.id === id);
}

/** Numbers the whole kind anew, which is locked: two entries may have had one place. */
async function move(tx: Database, { id, kind }: { id: string; kind: string }, how: "up" | "down") {
  const all = await tx
    .select({ id: entries.id, position: entries.position })
    .from(entries)
    .where(eq(entries.kind, kind))
    .orderBy(asc(entries.position), asc(entries.id));
  const from = all.findIndex((one) => one.id === id);
  const to = Math.min(Math.max(from + (how === "up" ? -1 : 1), 0), all.length - 1);
  const [moved] = all.splice(from, 1);
  if (moved) all.splice(to, 0, moved);
  for (const [position, one] of all.entries())
    if (one.position !== position)
      await tx.update(entries).set({ position }).where(eq(entries.id, one.id));
}
