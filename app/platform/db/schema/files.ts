import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/** A private file: its bytes are in the store under `key`, never under a name a person chose. */
export const files = pgTable(
  "files",
  {
    id: id(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull().unique(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    /** 0 when the staff's reader cannot open it; null when nobody has counted yet, as for files kept before 0064. */
    pageCount: integer("page_count"),
    /** What the antivirus of the school says of it; `unscanned` where the school has none. */
    scan: text("scan", { enum: ["unscanned", "pending", "clean", "infected"] })
      .notNull()
      .default("unscanned"),
    scannedAt: timestampTz("scanned_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("files_owner_id").on(t.ownerId),
    index("files_uncounted").on(t.id).where(sql`${t.pageCount} is null`),
    check("files_page_count", sql`${t.pageCount} >= 0`),
    index("files_unread").on(t.scan).where(sql`${t.scan} in ('unscanned', 'pending')`),
    check("files_scan", sql`${t.scan} in ('unscanned', 'pending', 'clean', 'infected')`),
    check(
      "files_scanned",
      sql`(${t.scan} in ('clean', 'infected')) = (${t.scannedAt} is not null)`,
    ),
  ],
);

/**
 * Keys that this database wrote to the store and that no row names yet. A row is added before the bytes are put and
 * removed by the transaction that names the key, so what a crash leaves behind is known without listing the store.
 */
export const storedObjects = pgTable(
  "stored_objects",
  { key: text("key").primaryKey(), createdAt: createdAt() },
  (t) => [index("stored_objects_created_at").on(t.createdAt)],
);

/**
 * A file on its way in pieces: whole once `received` is `size`, then kept as `fileId` or refused, until a form
 * takes it. That of a medium stays in pieces until then.
 */
export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What it will be: a person's file, or a picture or a film of the site. */
    purpose: text("purpose", { enum: ["file", "medium"] })
      .notNull()
      .default("file"),
    name: text("name").notNull(),
    size: integer("size").notNull(),
    received: integer("received").notNull().default(0),
    fileId: uuid("file_id").references(() => files.id, { onDelete: "cascade" }),
    /** The reason word for which what arrived was not kept. */
    refusal: text("refusal"),
    createdAt: createdAt(),
  },
  (t) => [
    index("uploads_owner_id").on(t.ownerId),
    check("uploads_purpose", sql`${t.purpose} in ('file', 'medium')`),
    check(
      "uploads_size",
      sql`${t.size} between 1 and case when ${t.purpose} = 'medium' then 100000000 else 10000000 end`,
    ),
    check("uploads_received", sql`${t.received} between 0 and ${t.size}`),
  ],
);

/** The pieces of a file on its way: any process of the server can take the next one. */
export const uploadPieces = pgTable(
  "upload_pieces",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** Where in the file it begins, in bytes. */
    start: integer("start").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.start] })],
);
