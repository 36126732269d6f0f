import { bigserial, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/**
 * What the history held up to a moment, in one figure that follows from the one before: a line that was
 * changed, added or taken away behind our back breaks the chain.
 */
export const historySeals = pgTable("history_seals", {
  position: bigserial("position", { mode: "number" }).primaryKey(),
  /** The lines before this moment, after that of the seal before. */
  until: moment("until").notNull().unique(),
  lines: integer("lines").notNull(),
  /** SHA-256, in hexadecimal figures, of the digest before and of the lines in order. */
  digest: text("digest").notNull(),
  createdAt: createdAt(),
});
