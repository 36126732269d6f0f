import { desc, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import type { EntryKind } from "../kinds.ts";
import { shapes } from "../shapes/shapes.ts";
import { type FieldChange, listFieldChanges } from "./field-changes.ts";
import { toFieldValues } from "./form-fields.ts";

/** A version with its author and its changes from the previous one. */
export type VersionHistoryItem = {
  id: string;
  locale: Locale;
  at: Date;
  publishedAt: Date | null;
  /** `published`: published and current. `past`: replaced. `coming`: scheduled. */
  state: "published" | "past" | "coming" | "draft";
  /** Null for seeded versions and deleted accounts. */
  author: string | null;
  isTakenBack: boolean;
  /** Null for the first version of a language. */
  changed: FieldChange[] | null;
};

/** Lists the last 200 versions of an entry, newest first. Returns null without `edit:content`. */
export async function listEntryVersions(
  actor: Actor,
  entryId: string,
  kind: EntryKind,
): Promise<VersionHistoryItem[] | null> {
  if (!can(actor, "edit:content") || !validate(entryId)) return null;
  const rows = await db()
    .select({ version: entryVersions, author: users.name })
    .from(entryVersions)
    .leftJoin(users, eq(entryVersions.authorId, users.id))
    .where(eq(entryVersions.entryId, entryId))
    .orderBy(desc(entryVersions.id))
    .limit(200);
  const shownIds = listShownVersionIds(rows.map(({ version }) => version));
  return rows.map(({ version, author }, index) => {
    const { id, locale, createdAt: at, publishedAt, basedOn, data } = version;
    const state = shownIds.has(id)
      ? "published"
      : !publishedAt
        ? "draft"
        : hasBeenPublished(version)
          ? "past"
          : "coming";
    const previous = rows.slice(index + 1).find((row) => row.version.locale === locale);
    const values = toFieldValues(shapes[kind], data);
    const changed = previous
      ? listFieldChanges(toFieldValues(shapes[kind], previous.version.data), values)
      : null;
    const isTakenBack = basedOn !== null;
    return { id, locale, at, publishedAt, state, author, isTakenBack, changed };
  });
}

type Version = typeof entryVersions.$inferSelect;

const hasBeenPublished = ({ publishedAt }: Version) => publishedAt !== null && publishedAt <= now();

/** The current version of each language: the last published, and the newest of two at the same time. */
function listShownVersionIds(all: Version[]): Set<string> {
  const published = all
    .filter(hasBeenPublished)
    .toSorted((left, right) => Number(right.publishedAt) - Number(left.publishedAt));
  const newestId = (locale: Locale) => published.find((one) => one.locale === locale)?.id ?? "";
  return new Set([newestId("fr"), newestId("en")]);
}
