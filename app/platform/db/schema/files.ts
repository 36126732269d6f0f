import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/** A private file. Its bytes are in the store under `key`, which never contains a name chosen by a user. */
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
    /**
     * 0 when the document viewer cannot open it; null when not counted yet, as for files older than migration 0064.
     */
    pageCount: integer("page_count"),
    /** The antivirus result; `unscanned` where no antivirus is configured. */
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
 * Keys written to the store that no other row names yet. A row is added before the bytes are written and removed by
 * the transaction that names the key, so that leftovers of a crash are found without listing the store.
 */
export const storedObjects = pgTable(
  "stored_objects",
  { key: text("key").primaryKey(), createdAt: createdAt() },
  (t) => [index("stored_objects_created_at").on(t.createdAt)],
);

/**
 * A file uploaded in chunks. When `received` equals `size` it is stored as `fileId` or refused, until a form uses it;
 * a medium stays in chunks until then.
 */
export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A user's private file, or a picture or film of the public site. */
    purpose: text("purpose", { enum: ["file", "medium"] })
      .notNull()
      .default("file"),
    name: text("name").notNull(),
    size: integer("size").notNull(),
    received: integer("received").notNull().default(0),
    fileId: uuid("file_id").references(() => files.id, { onDelete: "cascade" }),
    /** The error code, when the upload was refused. */
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

/** The chunks of an upload. They are in the database so that any process can receive the next one. */
export const uploadPieces = pgTable(
  "upload_pieces",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** Offset in the file, in bytes. */
    start: integer("start").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.start] })],
);
