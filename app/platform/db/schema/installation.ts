import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, timestampTz } from "./columns.ts";

/**
 * This installation, in one row. Its id goes with every copy of the database; `sequence` and `turn` are also in the
 * store's marker, so that an outdated copy is detected.
 */
export const installation = pgTable(
  "installation",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Always true, so that a second row is refused. */
    isOnly: boolean("is_only").notNull().unique().default(true),
    /** How often this installation wrote its marker to the store; 0 before the first time. */
    sequence: integer("sequence").notNull().default(0),
    /** A new random value at each write: two copies with the same sequence differ here. */
    turn: uuid("turn"),
    /** The result of the last comparison with the store's marker; null before the first. */
    storeState: text("store_state", {
      enum: ["ours", "other-installation", "other-database", "older-copy", "unmarked"],
    }),
    storeCheckedAt: timestampTz("store_checked_at"),
    /** Since when the nightly sweep waits for an administrator, and for how many of how many objects. */
    sweepStoppedAt: timestampTz("sweep_stopped_at"),
    sweepWaiting: integer("sweep_waiting").notNull().default(0),
    sweepTotal: integer("sweep_total").notNull().default(0),
    /** How many objects an administrator allowed the next sweep to remove; 0 for none. */
    sweepAllowed: integer("sweep_allowed").notNull().default(0),
  },
  (t) => [
    check("installation_is_only", sql`${t.isOnly}`),
    check(
      "installation_store_state",
      sql`${t.storeState} in ('ours', 'other-installation', 'other-database', 'older-copy', 'unmarked')`,
    ),
  ],
);

/**
 * Objects of the store that must be removed: written in the transaction that drops the row naming the key, and
 * deleted once the object is gone. The owner has no foreign key, because the removal outlives the account.
 */
export const storeRemovals = pgTable(
  "store_removals",
  {
    key: text("key").primaryKey(),
    /** `asked`: a user requested it, and the bytes are destroyed. Objects of other kinds go to the trash first. */
    reason: text("reason", { enum: ["asked", "unused", "medium"] }).notNull(),
    ownerId: uuid("owner_id"),
    /** When the object, or a copy of it, went to the trash; null before. */
    trashedAt: timestampTz("trashed_at"),
    /**
     * Whether the object may still be at its key: false once it is only in the trash, true again when it is stored
     * again.
     */
    isLive: boolean("is_live").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index("store_removals_owner_id").on(t.ownerId),
    check("store_removals_reason", sql`${t.reason} in ('asked', 'unused', 'medium')`),
  ],
);
