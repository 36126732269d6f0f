import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, createdAt, id, timestampTz, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * A picture or a film of the library, under the name by which the contents call it. Without a current edition
 * it is one of those that came with the site, whose files are in public/.
 */
export const mediaItems = pgTable(
  "media_items",
  {
    id: id(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["picture", "video"] }).notNull(),
    /** What it is called in the library, in French. */
    title: text("title").notNull(),
    /** The same in English; "" for the French. */
    titleEn: text("title_en").notNull().default(""),
    /** It came with the site: its files are there whatever happens to its editions. */
    shipped: boolean("shipped").notNull().default(false),
    /** Still to be replaced by one of the school's own. */
    demo: boolean("demo").notNull().default(false),
    /** It says nothing that words would have to say. */
    decorative: boolean("decorative").notNull().default(false),
    altFr: text("alt_fr").notNull().default(""),
    altEn: text("alt_en").notNull().default(""),
    credit: text("credit").notNull().default(""),
    currentId: uuid("current_id").references((): AnyPgColumn => mediaVersions.id, {
      onDelete: "set null",
    }),
    /** The edition that takes the place of the current one once its files are made. */
    nextId: uuid("next_id").references((): AnyPgColumn => mediaVersions.id, {
      onDelete: "set null",
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // A film and its poster may have one name.
    uniqueIndex("media_items_kind_name").on(t.kind, t.name),
    check("media_items_kind", sql`${t.kind} in ('picture', 'video')`),
  ],
);

/**
 * One file that was given for a medium, and what was made of it. Its original is in the store under its
 * identifier and is never served; what is served is under `hash`, which is made of its bytes.
 */
export const mediaVersions = pgTable(
  "media_editions",
  {
    id: id(),
    itemId: uuid("item_id")
      .notNull()
      .references(() => mediaItems.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    fileName: text("file_name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    /** In pixels; 0 where a film does not say. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Of a film; 0 for a picture. */
    seconds: integer("seconds").notNull().default(0),
    /** The point that stays in view when it is cut, in percent, by tens. */
    focusX: integer("focus_x").notNull().default(50),
    focusY: integer("focus_y").notNull().default(50),
    /** The point for which the upright cuts were made, as `50x30`; null until then. */
    cut: text("cut"),
    /** Somebody speaks in the film: it needs captions. */
    spoken: boolean("spoken").notNull().default(true),
    captionsFr: text("captions_fr"),
    captionsEn: text("captions_en"),
    /** The files that are made, with their bytes. */
    files: jsonb("files").$type<Record<string, number>>().notNull().default({}),
    /** How often the maker failed on it since it was given, or tried again. */
    failures: integer("failures").notNull().default(0),
    /** Since when it is left alone: the maker failed too often. */
    failedAt: timestampTz("failed_at"),
    /** Are there people in it whom one would recognise? Null until somebody says so. */
    people: text("people", { enum: ["no", "yes"] }),
    /** When they, or their parents, agreed on paper; until when, unless it is for good; who, and where the paper is. */
    agreedOn: date("agreed_on"),
    agreedUntil: date("agreed_until"),
    agreement: text("agreement").notNull().default(""),
    /** Since when all of them are there. */
    readyAt: timestampTz("ready_at"),
    /** Since when its medium shows another one; it goes thirty days later. */
    replacedAt: timestampTz("replaced_at"),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("media_editions_item").on(t.itemId),
    index("media_editions_hash").on(t.hash),
    check("media_editions_people", sql`${t.people} in ('no', 'yes')`),
  ],
);

/**
 * The first look of a picture (`lookFile`), some two kilobytes. It is here besides the store because the home page carries
 * it: that page is then rendered whole while the store is unavailable. None yet for an edition that was made before 0065.
 */
export const mediaLooks = pgTable(
  "media_looks",
  {
    editionId: uuid("edition_id")
      .notNull()
      .references(() => mediaVersions.id, { onDelete: "cascade" }),
    file: text("file").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.file] })],
);
