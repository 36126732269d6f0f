import { asc, desc, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entries, versions } from "#app/platform/db/schema/content.ts";
import { typographic } from "../content.ts";
import { addressOf, type Left, leftIn, titleOf } from "../entry.ts";
import type { Kind } from "../kinds.ts";
import { shapes } from "../shapes/shapes.ts";
import { writeFields } from "./form-fields.ts";
import { readFields } from "./form-reading.ts";

/** Where one language of an entry is: what is out, what is to come, and the newest words. */
export type LanguageState = {
  /** Since when these words are out; null when nothing is published in this language. */
  published: Date | null;
  scheduled: Date | null;
  /** The newest version: a draft when it has no moment, which may lack words that are asked for. */
  newest: { id: string; at: Date; isDraft: boolean; isWhole: boolean };
};

export type EditedEntry = {
  id: string;
  kind: Kind;
  slug: string;
  title: string;
  /** The same in English, where it is translated. */
  titleEn: string;
  address: string;
  hidden: boolean;
  demo: boolean;
  left: Left;
  /** Absent: no word in that language. */
  states: Partial<Record<Locale, LanguageState>>;
  words: Partial<Record<Locale, Record<string, unknown>>>;
};

/** Every entry with the state of each language, by kind in the order staff chose; null for who may not edit. */
export async function listForEditing(actor: Actor): Promise<EditedEntry[] | null> {
  return can(actor, "edit:content") ? read() : null;
}

/** One entry with its newest words; null for who may not edit, and when there is none. */
export async function getForEditing(actor: Actor, id: string): Promise<EditedEntry | null> {
  if (!can(actor, "edit:content") || !validate(id)) return null;
  return (await read(id))[0] ?? null;
}

async function read(id?: string): Promise<EditedEntry[]> {
  const wanted = id ? eq(versions.entryId, id) : undefined;
  const at = now();
  const moment = (which: "max" | "min", side: "<=" | ">") =>
    sql<Date | null>`${sql.raw(which)}(${versions.publishedAt}) filter (where ${versions.publishedAt} ${sql.raw(side)} ${at})`.mapWith(
      (value: unknown) => (value === null ? null : new Date(String(value))),
    );
  const [rows, newest, moments] = await Promise.all([
    db()
      .select()
      .from(entries)
      .where(id ? eq(entries.id, id) : undefined)
      .orderBy(asc(entries.kind), asc(entries.position), asc(entries.id)),
    db()
      .selectDistinctOn([versions.entryId, versions.locale])
      .from(versions)
      .where(wanted)
      .orderBy(versions.entryId, versions.locale, desc(versions.id)),
    db()
      .select({
        entryId: versions.entryId,
        locale: versions.locale,
        published: moment("max", "<="),
        scheduled: moment("min", ">"),
      })
      .from(versions)
      .where(wanted)
      .groupBy(versions.entryId, versions.locale),
  ]);
  const byEntry = Map.groupBy(newest, (version) => version.entryId);
  const today = at.toISOString().slice(0, 10);
  return rows.map(({ id: entryId, slug, hidden, demo, ...row }) => {
    const kind = row.kind as Kind;
    const own = byEntry.get(entryId) ?? [];
    const words = Object.fromEntries(own.map(({ locale, data }) => [locale, data]));
    const states = Object.fromEntries(
      own.map((version) => {
        const times = moments.find(
          (one) => one.entryId === entryId && one.locale === version.locale,
        );
        const { published = null, scheduled = null } = times ?? {};
        const { createdAt: at, publishedAt } = version;
        const isDraft = publishedAt === null;
        const isWhole = !isDraft || isWholeOf(kind, version.data);
        return [
          version.locale,
          { published, scheduled, newest: { id: version.id, at, isDraft, isWhole } },
        ];
      }),
    );
    const french = words.fr ?? words.en ?? null;
    const title = titleOf(slug, words.fr ? typographic(words.fr, "fr") : french);
    const titleEn = titleOf(title, words.en ? typographic(words.en, "en") : null, "en");
    const [address, left] = [addressOf(kind, slug, french), leftIn(french, today)];
    return { id: entryId, kind, slug, title, titleEn, address, hidden, demo, left, states, words };
  });
}

function isWholeOf(kind: Kind, words: Record<string, unknown>): boolean {
  return readFields(shapes[kind], writeFields(shapes[kind], words)).ok;
}
