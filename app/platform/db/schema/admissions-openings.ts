import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./admissions.ts";
import { createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * Sections of a submitted application that the school reopened for its candidate until `endsAt`. `before` and `after`
 * hold their contents at the opening and at the closing: sent by the candidate, cancelled by the school, or ended by
 * a decision. One that has expired but is not closed can be extended.
 */
export const reopenedSections = pgTable(
  "section_openings",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    sections: text("sections", { enum: ["identity", "passport", "parents", "cursus"] })
      .array()
      .notNull(),
    /** The last moment to change them. */
    endsAt: timestampTz("ends_at").notNull(),
    before: jsonb("before").$type<Record<string, unknown>>().notNull(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    openedById: uuid("opened_by_id").references(() => users.id, { onDelete: "set null" }),
    closedAt: timestampTz("closed_at"),
    closedBecause: text("closed_because", { enum: ["sent", "cancelled", "decided"] }),
    /** Null when neither the candidate nor the staff closed it. */
    closedById: uuid("closed_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("section_openings_application").on(t.applicationId),
    check("section_openings_some", sql`cardinality(${t.sections}) > 0`),
    check(
      "section_openings_known",
      sql`${t.sections} <@ array['identity', 'passport', 'parents', 'cursus']`,
    ),
    check(
      "section_openings_closed",
      sql`(${t.closedAt} is null) = (${t.closedBecause} is null) and (${t.closedAt} is null) = (${t.after} is null)`,
    ),
  ],
);
