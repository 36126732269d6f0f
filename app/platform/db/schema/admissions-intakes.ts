import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz } from "./columns.ts";

/** A start of the school year that candidates can apply for. */
export const intakes = pgTable(
  "intakes",
  {
    id: id(),
    year: integer("year").notNull(),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en").notNull(),
    opensAt: timestampTz("opens_at").notNull(),
    closesAt: timestampTz("closes_at").notNull(),
    /** How many hours after the deadline an application begun before it is still accepted (APP-06). */
    graceHours: integer("grace_hours").notNull().default(6),
    /** Days to answer an offer (APP-04), unless the officer sets another day. */
    answerDays: integer("answer_days").notNull().default(15),
    /** The first day of school; null until the staff enter it. */
    startsOn: date("starts_on"),
    createdAt: createdAt(),
  },
  (t) => [
    check("intakes_grace", sql`${t.graceHours} between 0 and 72`),
    check("intakes_answer_days", sql`${t.answerDays} between 1 and 90`),
    check("intakes_dates", sql`${t.opensAt} < ${t.closesAt}`),
  ],
);
