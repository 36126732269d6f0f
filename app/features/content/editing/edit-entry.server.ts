import { and, desc, eq, gt } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Staff } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import type { EntryKind } from "../kinds.ts";
import { shapes } from "../shapes/shapes.ts";
import { checkMedia, PEOPLE_CONSENT_FIELD } from "./check-media.server.ts";
import type { FieldValues } from "./form-fields.ts";
import { parseDraft, parseFields } from "./parse-form-fields.ts";

export type EntryEdit = {
  entryId: string;
  locale: Locale;
  /** The version that filled the form; "" when there was none. */
  baseVersionId: string;
  values: FieldValues;
  /** Saves a draft, publishes now, or schedules a publication. */
  when: "draft" | "now" | Date;
};

export type EditEntryResult =
  // `version` is the newest version of the language.
  | { ok: true; hasChanged: boolean; version: string }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  // Another editor has saved since; `newest` is their version.
  | { ok: false; reason: "entry-changed"; newest: string }
  | { ok: false; reason: "time-in-past" | "nothing-to-publish" };

type Version = typeof entryVersions.$inferSelect;

/**
 * Saves an editor's data for one language of an entry, as a draft or published. Drafts may be incomplete
 * (`parseDraft`), published data may not; unchanged data creates no version, and publishing replaces a scheduled
 * version. Refuses `entry-changed`, `invalid`, `time-in-past` and `nothing-to-publish`; returns null without
 * `edit:content`, and when the entry does not exist.
 */
export async function saveEntryData(
  actor: Actor,
  edit: EntryEdit,
): Promise<EditEntryResult | null> {
  if (!canEditContent(actor) || !validate(edit.entryId)) return null;
  return transaction(async (tx) => {
    const entry = await lockEntry(tx, edit.entryId);
    if (!entry) return null;
    const newest = await getNewestVersion(tx, edit.entryId, edit.locale);
    const isDraft = edit.when === "draft";
    const parsed = (isDraft ? parseDraft : parseFields)(
      shapes[entry.kind as EntryKind],
      edit.values,
    );
    if (newest && newest.id !== edit.baseVersionId) {
      if (parsed.ok && isDraft && (await hasSameData(tx, edit.baseVersionId, parsed.data)))
        return { ok: true, hasChanged: false, version: newest.id };
      return { ok: false, reason: "entry-changed", newest: newest.id };
    }
    if (!parsed.ok) return { ok: false, reason: "invalid", errors: parsed.errors };
    if (edit.when instanceof Date && edit.when <= now())
      return { ok: false, reason: "time-in-past" };
    const isPeopleConsentConfirmed = edit.values[PEOPLE_CONSENT_FIELD] === "on";
    const { data } = parsed;
    const mediaCheck = {
      data,
      locale: edit.locale,
      isPublishing: !isDraft,
      isPeopleConsentConfirmed,
    };
    const errors = await checkMedia(tx, mediaCheck);
    if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
    return saveVersion(tx, actor, { edit, newest, data });
  });
}

/**
 * Copies an older version into a new draft. Returns null without `edit:content`, and when the version does not exist.
 */
export async function restoreVersion(
  actor: Actor,
  versionId: string,
): Promise<{ ok: true; entryId: string } | null> {
  if (!canEditContent(actor) || !validate(versionId)) return null;
  return transaction(async (tx) => {
    const [oldVersion] = await tx
      .select()
      .from(entryVersions)
      .where(eq(entryVersions.id, versionId));
    if (!oldVersion) return null;
    const { entryId, locale, data } = oldVersion;
    await lockEntry(tx, entryId);
    const [created] = await tx
      .insert(entryVersions)
      .values({ entryId, locale, data, basedOn: oldVersion.id, authorId: actor.id })
      .returning({ id: entryVersions.id });
    const details = { locale, version: created?.id, basedOn: oldVersion.id };
    await recordHistory(tx, actor, "entry.taken-back", { kind: "entry", id: entryId }, details);
    return { ok: true, entryId };
  });
}

/**
 * Turns the scheduled version of a language back into a draft. Returns null without `edit:content`, and when the entry
 * does not exist.
 */
export async function cancelPublication(
  actor: Actor,
  entryId: string,
  locale: Locale,
): Promise<{ ok: true } | null> {
  if (!canEditContent(actor) || !validate(entryId)) return null;
  return transaction(async (tx) => {
    if (!(await lockEntry(tx, entryId))) return null;
    const cancelledCount = await unscheduleVersions(tx, entryId, locale);
    if (cancelledCount > 0)
      await recordHistory(tx, actor, "entry.held-back", { kind: "entry", id: entryId }, { locale });
    return { ok: true };
  });
}

export function canEditContent(actor: Actor): actor is Staff {
  return actor.kind === "staff" && can(actor, "edit:content");
}

/** The lock of the entry also protects its versions. */
async function lockEntry(tx: Database, id: string) {
  const [entry] = await tx.select().from(entries).where(eq(entries.id, id)).for("update");
  return entry;
}

async function getNewestVersion(
  tx: Database,
  entryId: string,
  locale: Locale,
): Promise<Version | undefined> {
  const [newest] = await tx
    .select()
    .from(entryVersions)
    .where(and(eq(entryVersions.entryId, entryId), eq(entryVersions.locale, locale)))
    .orderBy(desc(entryVersions.id))
    .limit(1);
  return newest;
}

async function unscheduleVersions(tx: Database, entryId: string, locale: Locale): Promise<number> {
  const unscheduled = await tx
    .update(entryVersions)
    .set({ publishedAt: null })
    .where(
      and(
        eq(entryVersions.entryId, entryId),
        eq(entryVersions.locale, locale),
        gt(entryVersions.publishedAt, now()),
      ),
    )
    .returning({ id: entryVersions.id });
  return unscheduled.length;
}

type VersionInput = { edit: EntryEdit; newest: Version | undefined; data: Record<string, unknown> };

async function saveVersion(
  tx: Database,
  actor: Staff,
  { edit, newest, data }: VersionInput,
): Promise<EditEntryResult> {
  const { entryId, locale, when } = edit;
  const isUnchanged = newest !== undefined && isSameData(newest.data, data);
  const isAlreadyPublished = newest?.publishedAt && newest.publishedAt <= now();
  if (isUnchanged && when === "draft") return { ok: true, hasChanged: false, version: newest.id };
  if (isUnchanged && isAlreadyPublished) return { ok: false, reason: "nothing-to-publish" };
  const publishedAt = when === "draft" ? null : when === "now" ? now() : when;
  if (publishedAt) await unscheduleVersions(tx, entryId, locale);
  const version = isUnchanged
    ? newest.id
    : await insertVersion(tx, { entryId, locale, data, actor });
  if (publishedAt)
    await tx.update(entryVersions).set({ publishedAt }).where(eq(entryVersions.id, version));
  const action =
    when === "draft" ? "entry.drafted" : when === "now" ? "entry.published" : "entry.scheduled";
  await recordHistory(tx, actor, action, { kind: "entry", id: entryId }, { locale, version });
  return { ok: true, hasChanged: true, version };
}

/** Whether the data equals that version: an unchanged form conflicts with nobody. */
async function hasSameData(tx: Database, id: string, data: unknown): Promise<boolean> {
  if (!validate(id)) return false;
  const [version] = await tx.select().from(entryVersions).where(eq(entryVersions.id, id));
  return version !== undefined && isSameData(version.data, data);
}

type NewVersion = {
  entryId: string;
  locale: Locale;
  data: Record<string, unknown>;
  actor: Staff;
};

/** Inserts a draft version and returns its id. */
export async function insertVersion(
  tx: Database,
  { actor, ...version }: NewVersion,
): Promise<string> {
  const [created] = await tx
    .insert(entryVersions)
    .values({ ...version, authorId: actor.id })
    .returning({ id: entryVersions.id });
  return created?.id ?? "";
}

/** Compares without key order, because PostgreSQL reorders the keys of jsonb. */
function isSameData(left: unknown, right: unknown): boolean {
  return JSON.stringify(sortKeys(left)) === JSON.stringify(sortKeys(right));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value).sort();
  return keys.map((key) => [key, sortKeys((value as Record<string, unknown>)[key])]);
}
