import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "./columns.ts";

export const universities = pgTable("universities", {
  id: text("id").primaryKey(),
  nameFr: text("name_fr").notNull(),
  nameEn: text("name_en").notNull(),
  city: text("city").notNull(),
  provinceFr: text("province_fr").notNull(),
  provinceEn: text("province_en").notNull(),
  website: text("website").notNull(),
  language: text("language").notNull(),
  note: text("note"),
  position: integer("position").notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A formation that can be put in the basket. */
export const courses = pgTable(
  "courses",
  {
    id: text("id").primaryKey(),
    universityId: text("university_id")
      .notNull()
      .references(() => universities.id),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en").notNull(),
    degree: text("degree").notNull(),
    durationFr: text("duration_fr").notNull(),
    durationEn: text("duration_en").notNull(),
    language: text("language").notNull(),
    faculty: text("faculty"),
    detailsFr: text("details_fr").notNull(),
    detailsEn: text("details_en").notNull(),
    source: text("source"),
    verification: text("verification", { enum: ["verified", "partly", "general"] }).notNull(),
    evidence: jsonb("evidence").$type<string[]>().notNull().default([]),
    note: text("note"),
    availability: text("availability", { enum: ["open", "full", "closed"] })
      .notNull()
      .default("open"),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("courses_university_id").on(t.universityId, t.position)],
);
