import { asc, desc, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { applyTypography } from "../content.ts";
import { countEntryIssues, type EntryIssues, getEntryTitle, getPublicPath } from "../entry.ts";
import type { EntryKind } from "../kinds.ts";
import { shapes } from "../shapes/shapes.ts";
import { toFieldValues } from "./form-fields.ts";
import { parseFields } from "./parse-form-fields.ts";

/** The state of one language of an entry. */
export type LanguageState = {
  /** Since when this language is published; null when it is not. */
  published: Date | null;
  scheduled: Date | null;
  /**
   * The newest version. It is a draft when it has no publication time, and complete when no required field is missing.
   */
  newest: { id: string; at: Date; isDraft: boolean; isWhole: boolean };
};

export type EditableEntry = {
  id: string;
  kind: EntryKind;
  slug: string;
  title: string;
  /** The English title, where the entry is translated. */
  titleEn: string;
  address: string;
  hidden: boolean;
  demo: boolean;
  issues: EntryIssues;
  /** A missing key means no version in that language. */
  states: Partial<Record<Locale, LanguageState>>;
  dataByLocale: Partial<Record<Locale, Record<string, unknown>>>;
};

/**
 * Lists every entry with the state of each language, by kind in the editors' order. Returns null without
 * `edit:content`.
 */
export async function listEditableEntries(actor: Actor): Promise<EditableEntry[] | null> {
  return can(actor, "edit:content") ? loadEditableEntries() : null;
}

/** Returns one entry with its newest data; null without `edit:content`, and when it does not exist. */
export async function getEditableEntry(actor: Actor, id: string): Promise<EditableEntry | null> {
  if (!can(actor, "edit:content") || !validate(id)) return null;
  return (await loadEditableEntries(id))[0] ?? null;
}

async function loadEditableEntries(id?: string): Promise<EditableEntry[]> {
  const versionFilter = id ? eq(entryVersions.entryId, id) : undefined;
  const at = now();
  const publicationDate = (aggregate: "max" | "min", comparison: "<=" | ">") =>
    sql<Date | null>`${sql.raw(aggregate)}(${entryVersions.publishedAt}) filter (where ${entryVersions.publishedAt} ${sql.raw(comparison)} ${at})`.mapWith(
      (value: unknown) => (value === null ? null : new Date(String(value))),
    );
  const [rows, newest, moments] = await Promise.all([
    db()
      .select()
      .from(entries)
      .where(id ? eq(entries.id, id) : undefined)
      .orderBy(asc(entries.kind), asc(entries.position), asc(entries.id)),
    db()
      .selectDistinctOn([entryVersions.entryId, entryVersions.locale])
      .from(entryVersions)
      .where(versionFilter)
      .orderBy(entryVersions.entryId, entryVersions.locale, desc(entryVersions.id)),
    db()
      .select({
        entryId: entryVersions.entryId,
        locale: entryVersions.locale,
        published: publicationDate("max", "<="),
        scheduled: publicationDate("min", ">"),
      })
      .from(entryVersions)
      .where(versionFilter)
      .groupBy(entryVersions.entryId, entryVersions.locale),
  ]);
  const byEntry = Map.groupBy(newest, (version) => version.entryId);
  const today = toCalendarDate(at);
  return rows.map(({ id: entryId, slug, hidden, demo, ...row }) => {
    const kind = row.kind as EntryKind;
    const entryVersions = byEntry.get(entryId) ?? [];
    const dataByLocale = Object.fromEntries(
      entryVersions.map(({ locale, data }) => [locale, data]),
    );
    const states = Object.fromEntries(
      entryVersions.map((version) => {
        const publicationDates = moments.find(
          (one) => one.entryId === entryId && one.locale === version.locale,
        );
        const { published = null, scheduled = null } = publicationDates ?? {};
        const { createdAt: at, publishedAt } = version;
        const isDraft = publishedAt === null;
        const isWhole = !isDraft || isCompleteData(kind, version.data);
        return [
          version.locale,
          { published, scheduled, newest: { id: version.id, at, isDraft, isWhole } },
        ];
      }),
    );
    const french = dataByLocale.fr ?? dataByLocale.en ?? null;
    const title = getEntryTitle(
      slug,
      dataByLocale.fr ? applyTypography(dataByLocale.fr, "fr") : french,
    );
    const titleEn = getEntryTitle(
      title,
      dataByLocale.en ? applyTypography(dataByLocale.en, "en") : null,
      "en",
    );
    const [address, issues] = [getPublicPath(kind, slug, french), countEntryIssues(french, today)];
    return {
      id: entryId,
      kind,
      slug,
      title,
      titleEn,
      address,
      hidden,
      demo,
      issues,
      states,
      dataByLocale,
    };
  });
}

function isCompleteData(kind: EntryKind, data: Record<string, unknown>): boolean {
  return parseFields(shapes[kind], toFieldValues(shapes[kind], data)).ok;
}
