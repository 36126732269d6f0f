import { bigserial, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, timestampTz } from "./columns.ts";

/**
 * What the history held up to a moment, in one digest that follows from the one before: a line that was changed, added
 * or removed in the database breaks the chain. Append-only: triggers refuse changes and TRUNCATE.
 */
export const historySeals = pgTable("history_seals", {
  position: bigserial("position", { mode: "number" }).primaryKey(),
  /** The lines before this moment, after that of the seal before; of a seal that seals anew, all of them. */
  until: timestampTz("until").notNull().unique(),
  lines: integer("lines").notNull(),
  /** In hexadecimal digits, of the digest before and of the lines in order: HMAC-SHA256, or SHA-256 without a key. */
  digest: text("digest").notNull(),
  /** The key of the HMAC (seal-key.server.ts); null for seals made before seals were keyed: a trigger refuses new ones. */
  keyId: text("key_id"),
  /** Covers every line since the first one: an administrator had the history sealed anew (reseal.server.ts). */
  isReseal: boolean("is_reseal").notNull().default(false),
  createdAt: createdAt(),
});
