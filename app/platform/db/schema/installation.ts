import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, timestampTz } from "./columns.ts";

/**
 * This installation: one row. Its identifier goes with a copy of the database; `sequence` and `turn` are repeated in
 * the store, so that a copy that fell behind is recognised.
 */
export const installation = pgTable(
  "installation",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Always true: a second row is refused. */
    isOnly: boolean("is_only").notNull().unique().default(true),
    /** How often this installation wrote its mark to the store; 0 before the first time. */
    sequence: integer("sequence").notNull().default(0),
    /** A new random value each time: two copies with the same sequence differ here. */
    turn: uuid("turn"),
    /** What the last comparison with the mark in the store found; null before the first one. */
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
 * Objects of the store that are to be removed: written in the transaction that drops the row which named the key, and
 * deleted once the object is gone. The owner has no foreign key: the removal outlives the account.
 */
export const storeRemovals = pgTable(
  "store_removals",
  {
    key: text("key").primaryKey(),
    /** `asked`: a person asked for it, and the bytes are destroyed. The others go to the trash first. */
    reason: text("reason", { enum: ["asked", "unused", "medium"] }).notNull(),
    ownerId: uuid("owner_id"),
    /** Since when the object, or a copy of it, is in the trash; null before it went there. */
    trashedAt: timestampTz("trashed_at"),
    /** May the object be where it was? False once it is in the trash alone; true again when it was stored again. */
    isLive: boolean("is_live").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index("store_removals_owner_id").on(t.ownerId),
    check("store_removals_reason", sql`${t.reason} in ('asked', 'unused', 'medium')`),
  ],
);
