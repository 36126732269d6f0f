import { and, desc, eq, gt } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { entries, versions } from "#app/platform/db/schema/content.ts";
import type { Kind } from "../kinds.ts";
import { shapes } from "../shapes/shapes.ts";
import type { TypedFields } from "./form-fields.ts";
import { readDraft, readFields } from "./form-reading.ts";
import { checkMedia, PEOPLE } from "./media-check.server.ts";

export type Edit = {
  entryId: string;
  locale: Locale;
  /** The version that the form was filled with; "" when there was none. */
  base: string;
  typed: TypedFields;
  /** Keeps a draft, publishes at once, or at a moment to come. */
  when: "draft" | "now" | Date;
};

export type Edited =
  /** `version` is the newest of the language now. */
  | { ok: true; changed: boolean; version: string }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  /** Somebody has saved since: `newest` is their version. */
  | { ok: false; reason: "entry-stale"; newest: string }
  | { ok: false; reason: "moment-past" | "nothing-to-publish" };

type Version = typeof versions.$inferSelect;

/**
 * Keeps what an editor typed for one language of an entry, as a draft or published. A draft is kept however
 * incomplete (`readDraft`); what is published is whole. Each change is a new version; words that are the same make
 * none. What is published replaces what was to come in that language. Null for who may not edit, and when there is no
 * such entry.
 */
export async function saveWords(actor: Actor, edit: Edit): Promise<Edited | null> {
  if (!mayEdit(actor) || !validate(edit.entryId)) return null;
  return transaction(async (tx) => {
    const entry = await lockEntry(tx, edit.entryId);
    if (!entry) return null;
    const newest = await newestVersion(tx, edit.entryId, edit.locale);
    const isDraft = edit.when === "draft";
    const read = (isDraft ? readDraft : readFields)(shapes[entry.kind as Kind], edit.typed);
    if (newest && newest.id !== edit.base) {
      if (read.ok && isDraft && (await holds(tx, edit.base, read.data)))
        return { ok: true, changed: false, version: newest.id };
      return { ok: false, reason: "entry-stale", newest: newest.id };
    }
    if (!read.ok) return { ok: false, reason: "invalid", errors: read.errors };
    if (edit.when instanceof Date && edit.when <= now())
      return { ok: false, reason: "moment-past" };
    const answersForPeople = edit.typed[PEOPLE] === "on";
    const { data } = read;
    const checked = { data, locale: edit.locale, publishes: !isDraft, answersForPeople };
    const errors = await checkMedia(tx, checked);
    if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
    return keep(tx, actor, { edit, newest, data });
  });
}

/**
 * Takes the words of an older version back, as a new draft over what is there; they are published like any
 * other. Null for who may not edit, and when there is no such version.
 */
export async function takeBack(
  actor: Actor,
  versionId: string,
): Promise<{ ok: true; entryId: string } | null> {
  if (!mayEdit(actor) || !validate(versionId)) return null;
  return transaction(async (tx) => {
    const [old] = await tx.select().from(versions).where(eq(versions.id, versionId));
    if (!old) return null;
    const { entryId, locale, data } = old;
    await lockEntry(tx, entryId);
    const [made] = await tx
      .insert(versions)
      .values({ entryId, locale, data, basedOn: old.id, authorId: actor.id })
      .returning({ id: versions.id });
    const details = { locale, version: made?.id, basedOn: old.id };
    await record(tx, actor, "entry.taken-back", { kind: "entry", id: entryId }, details);
    return { ok: true, entryId };
  });
}

/** Keeps back what was to be published later in a language of an entry: it is a draft again. */
export async function cancelPublication(
  actor: Actor,
  entryId: string,
  locale: Locale,
): Promise<{ ok: true } | null> {
  if (!mayEdit(actor) || !validate(entryId)) return null;
  return transaction(async (tx) => {
    if (!(await lockEntry(tx, entryId))) return null;
    const held = await holdBack(tx, entryId, locale);
    if (held > 0)
      await record(tx, actor, "entry.held-back", { kind: "entry", id: entryId }, { locale });
    return { ok: true };
  });
}

/** May this person change what the public site says? */
export function mayEdit(actor: Actor): actor is Staff {
  return actor.kind === "staff" && can(actor, "edit:content");
}

/** One editor at a time: the lock of the entry is that of its versions. */
async function lockEntry(tx: Database, id: string) {
  const [entry] = await tx.select().from(entries).where(eq(entries.id, id)).for("update");
  return entry;
}

async function newestVersion(
  tx: Database,
  entryId: string,
  locale: Locale,
): Promise<Version | undefined> {
  const [newest] = await tx
    .select()
    .from(versions)
    .where(and(eq(versions.entryId, entryId), eq(versions.locale, locale)))
    .orderBy(desc(versions.id))
    .limit(1);
  return newest;
}

async function holdBack(tx: Database, entryId: string, locale: Locale): Promise<number> {
  const coming = await tx
    .update(versions)
    .set({ publishedAt: null })
    .where(
      and(
        eq(versions.entryId, entryId),
        eq(versions.locale, locale),
        gt(versions.publishedAt, now()),
      ),
    )
    .returning({ id: versions.id });
  return coming.length;
}

type Kept = { edit: Edit; newest: Version | undefined; data: Record<string, unknown> };

async function keep(tx: Database, actor: Staff, { edit, newest, data }: Kept): Promise<Edited> {
  const { entryId, locale, when } = edit;
  const same = newest !== undefined && isSame(newest.data, data);
  const isOut = newest?.publishedAt && newest.publishedAt <= now();
  if (same && when === "draft") return { ok: true, changed: false, version: newest.id };
  if (same && isOut) return { ok: false, reason: "nothing-to-publish" };
  const publishedAt = when === "draft" ? null : when === "now" ? now() : when;
  if (publishedAt) await holdBack(tx, entryId, locale);
  const version = same ? newest.id : await insertWords(tx, { entryId, locale, data, actor });
  if (publishedAt) await tx.update(versions).set({ publishedAt }).where(eq(versions.id, version));
  const action =
    when === "draft" ? "entry.drafted" : when === "now" ? "entry.published" : "entry.scheduled";
  await record(tx, actor, action, { kind: "entry", id: entryId }, { locale, version });
  return { ok: true, changed: true, version };
}

/** Are these the words of this version? Whoever typed nothing overwrites nobody. */
async function holds(tx: Database, id: string, data: unknown): Promise<boolean> {
  if (!validate(id)) return false;
  const [version] = await tx.select().from(versions).where(eq(versions.id, id));
  return version !== undefined && isSame(version.data, data);
}

type NewWords = {
  entryId: string;
  locale: Locale;
  data: Record<string, unknown>;
  actor: Staff;
};

/** Adds a version of a language of an entry, as a draft; its id. */
export async function insertWords(tx: Database, { actor, ...words }: NewWords): Promise<string> {
  const [made] = await tx
    .insert(versions)
    .values({ ...words, authorId: actor.id })
    .returning({ id: versions.id });
  return made?.id ?? "";
}

/** The database keeps the keys of JSON in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value).sort();
  return keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]);
}
