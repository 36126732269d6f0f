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
 * A picture or film of the media library, under the name that contents use. Without a current version it is one
 * shipped with the site, whose files are in public/.
 */
export const mediaItems = pgTable(
  "media_items",
  {
    id: id(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["picture", "video"] }).notNull(),
    /** Its title in the library, in French. */
    title: text("title").notNull(),
    /** Its English title; "" to use the French one. */
    titleEn: text("title_en").notNull().default(""),
    /** Shipped with the site: its files exist whatever happens to its versions. */
    shipped: boolean("shipped").notNull().default(false),
    /** A placeholder that the school should replace. */
    demo: boolean("demo").notNull().default(false),
    /** Decorative: it needs no text alternative. */
    decorative: boolean("decorative").notNull().default(false),
    altFr: text("alt_fr").notNull().default(""),
    altEn: text("alt_en").notNull().default(""),
    credit: text("credit").notNull().default(""),
    currentId: uuid("current_id").references((): AnyPgColumn => mediaVersions.id, {
      onDelete: "set null",
    }),
    /** The version that becomes current once its renditions are ready. */
    nextId: uuid("next_id").references((): AnyPgColumn => mediaVersions.id, {
      onDelete: "set null",
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // A film and its poster may share a name.
    uniqueIndex("media_items_kind_name").on(t.kind, t.name),
    check("media_items_kind", sql`${t.kind} in ('picture', 'video')`),
  ],
);

/**
 * One uploaded file of a medium, with its renditions. The original is in the store under this id and is never served;
 * renditions are served under `hash`, a hash of their bytes.
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
    /** Duration of a film; 0 for a picture. */
    seconds: integer("seconds").notNull().default(0),
    /** The focal point for cropping, in percent, in steps of ten. */
    focusX: integer("focus_x").notNull().default(50),
    focusY: integer("focus_y").notNull().default(50),
    /** The focal point of the existing portrait crops, as `50x30`; null without crops. */
    cut: text("cut"),
    /** The film contains speech, so it needs captions. */
    spoken: boolean("spoken").notNull().default(true),
    captionsFr: text("captions_fr"),
    captionsEn: text("captions_en"),
    /** Names of the renditions, with their sizes in bytes. */
    files: jsonb("files").$type<Record<string, number>>().notNull().default({}),
    /** How often transcoding failed since it was uploaded or retried. */
    failures: integer("failures").notNull().default(0),
    /** When transcoding was given up after too many failures. */
    failedAt: timestampTz("failed_at"),
    /** Whether recognisable people appear in it; null until the staff say. */
    people: text("people", { enum: ["no", "yes"] }),
    /**
     * When they, or their parents, consented on paper, until when (null: no end), and who, and where the paper is.
     */
    agreedOn: date("agreed_on"),
    agreedUntil: date("agreed_until"),
    agreement: text("agreement").notNull().default(""),
    /** When all renditions were ready. */
    readyAt: timestampTz("ready_at"),
    /** When a newer version replaced it; it is deleted thirty days later. */
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
 * The preview of a picture (`lookFile`), about two kilobytes. It is in the database as well as in the store, so that
 * the home page is rendered fully while the store is unavailable. Versions made before migration 0065 may have none.
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
