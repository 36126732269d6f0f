import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";

/** One item of the public site: a page, a slide, a news item… Its texts are in its versions. */
export const entries = pgTable(
  "entries",
  {
    id: id(),
    kind: text("kind").notNull(),
    slug: text("slug").notNull(),
    position: integer("position").notNull().default(0),
    demo: boolean("demo").notNull().default(false),
    // Staff hide an entry instead of deleting it: a deleted one would come back at the next seeding.
    hidden: boolean("hidden").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("entries_kind_slug").on(t.kind, t.slug)],
);

/**
 * The text of an entry in one language, immutable. The published version is the newest with `published_at` in the
 * past; the newest of all is the current draft while it has none.
 */
export const entryVersions = pgTable(
  "versions",
  {
    id: id(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    publishedAt: timestampTz("published_at"),
    // The version that was restored.
    basedOn: uuid("based_on").references((): AnyPgColumn => entryVersions.id, {
      onDelete: "set null",
    }),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index("versions_entry").on(t.entryId, t.locale, t.publishedAt)],
);
