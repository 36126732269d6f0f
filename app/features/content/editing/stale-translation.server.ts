import { and, desc, eq, lte } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { isTranslationStale } from "../entry.ts";
import { shapes } from "../shapes/shapes.ts";
import type { EditableEntry } from "./entry-list.server.ts";
import { listChangedPaths } from "./field-changes.ts";
import { toFieldValues } from "./form-fields.ts";

/**
 * Lists the fields whose French changed since the English was published. Returns null when the English is up to date,
 * and without `edit:content`.
 */
export async function listStaleFields(
  actor: Actor,
  { id, kind, states }: Pick<EditableEntry, "id" | "kind" | "states">,
): Promise<string[] | null> {
  const published = states.en?.published;
  if (!can(actor, "edit:content") || !published || !isTranslationStale(states)) return null;
  const [frenchThen, frenchNow] = await Promise.all([
    getPublishedVersion(db(), id, "fr", published),
    getPublishedVersion(db(), id, "fr", now()),
  ]);
  const [fieldsThen, fieldsNow] = [frenchThen, frenchNow].map((one) =>
    toFieldValues(shapes[kind], one?.data),
  );
  return listChangedPaths(fieldsThen ?? {}, fieldsNow ?? {});
}

/**
 * Confirms that the English is still correct after the French changed, by publishing the same English again. Refuses
 * `english-draft-exists` while an English draft exists; returns null without `edit:content`, and when the translation is not
 * stale.
 */
export async function confirmTranslation(
  actor: Actor,
  entryId: string,
): Promise<{ ok: true } | { ok: false; reason: "english-draft-exists" } | null> {
  if (actor.kind !== "staff" || !can(actor, "edit:content") || !validate(entryId)) return null;
  return transaction(async (tx) => {
    await tx.select().from(entries).where(eq(entries.id, entryId)).for("update");
    const french = await getPublishedVersion(tx, entryId, "fr", now());
    const english = await getPublishedVersion(tx, entryId, "en", now());
    const [newest] = await tx
      .select({ id: entryVersions.id })
      .from(entryVersions)
      .where(isVersionIn(entryId, "en"))
      .orderBy(desc(entryVersions.id))
      .limit(1);
    const publications = {
      fr: { published: french?.publishedAt },
      en: { published: english?.publishedAt },
    };
    if (!english || !isTranslationStale(publications)) return null;
    if (newest?.id !== english.id) return { ok: false, reason: "english-draft-exists" };
    const { locale, data } = english;
    const [created] = await tx
      .insert(entryVersions)
      .values({ entryId, locale, data, publishedAt: now(), authorId: actor.id })
      .returning({ id: entryVersions.id });
    const details = { locale, version: created?.id };
    await recordHistory(tx, actor, "entry.confirmed", { kind: "entry", id: entryId }, details);
    return { ok: true };
  });
}

const isVersionIn = (entryId: string, locale: Locale) =>
  and(eq(entryVersions.entryId, entryId), eq(entryVersions.locale, locale));

/** The version of a language that was published at `moment`. */
async function getPublishedVersion(on: Database, entryId: string, locale: Locale, moment: Date) {
  const [version] = await on
    .select()
    .from(entryVersions)
    .where(and(isVersionIn(entryId, locale), lte(entryVersions.publishedAt, moment)))
    .orderBy(desc(entryVersions.publishedAt), desc(entryVersions.id))
    .limit(1);
  return version;
}
