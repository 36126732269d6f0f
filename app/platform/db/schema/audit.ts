import { bigserial, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, timestampTz } from "./columns.ts";

/**
 * Hash chain over the history: each seal covers the rows since the last one, so that changing, adding or removing a
 * row in the database breaks the chain. Append-only: triggers refuse changes and TRUNCATE.
 */
export const historySeals = pgTable("history_seals", {
  position: bigserial("position", { mode: "number" }).primaryKey(),
  /** Covers rows before this time and after the former seal's; a reseal covers all of them. */
  until: timestampTz("until").notNull().unique(),
  lines: integer("lines").notNull(),
  /**
   * In hexadecimal, over the former digest and the rows in order: HMAC-SHA256, or SHA-256 for seals without a key.
   */
  digest: text("digest").notNull(),
  /**
   * Names the HMAC key (seal-key.server.ts); null for seals older than keyed seals: a trigger refuses new ones
   * without a key.
   */
  keyId: text("key_id"),
  /** Covers every row since the first: an administrator resealed the history (reseal-history.server.ts). */
  isReseal: boolean("is_reseal").notNull().default(false),
  createdAt: createdAt(),
});
