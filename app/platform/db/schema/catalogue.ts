import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";

export const universities = pgTable("universities", {
  id: text("id").primaryKey(),
  nameFr: text("name_fr").notNull(),
  nameEn: text("name_en").notNull(),
  city: text("city").notNull(),
  provinceFr: text("province_fr").notNull(),
  provinceEn: text("province_en").notNull(),
  website: text("website").notNull(),
  language: text("language").notNull(),
  noteFr: text("note_fr"),
  noteEn: text("note_en"),
  position: integer("position").notNull(),
  /** No longer offered: shown only where it was already chosen. */
  retiredAt: timestampTz("retired_at"),
  /** Grows with every change except reordering: optimistic locking. */
  version: integer("version").notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * A programme that can be put in the basket: of the school, which has offerings, or of a university, which decides
 * itself.
 */
export const courses = pgTable(
  "courses",
  {
    id: text("id").primaryKey(),
    providerKind: text("provider_kind", { enum: ["school", "university"] })
      .notNull()
      .default("university"),
    /** Null for a programme of the school, as `degree` and `verification`. */
    universityId: text("university_id").references(() => universities.id),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en").notNull(),
    /** One line on a card; a programme of the school has both. */
    summaryFr: text("summary_fr"),
    summaryEn: text("summary_en"),
    /** The content page that presents it; null: its own page in the catalogue. */
    pageSlug: text("page_slug").unique(),
    /** From which class on the school also prepares university files: `any`, or a level. Null: never. */
    accompaniesFrom: text("accompanies_from"),
    /** Whether an estimate of recognised credits is made from prior learning. */
    assessesPriorLearning: boolean("assesses_prior_learning").notNull().default(false),
    degree: text("degree"),
    durationFr: text("duration_fr").notNull(),
    durationEn: text("duration_en").notNull(),
    language: text("language").notNull(),
    faculty: text("faculty"),
    detailsFr: text("details_fr").notNull(),
    detailsEn: text("details_en").notNull(),
    source: text("source"),
    verification: text("verification", { enum: ["verified", "partly", "general"] }),
    evidence: jsonb("evidence").$type<string[]>().notNull().default([]),
    /** For the staff: what could not be verified, or comes from general knowledge. */
    note: text("note"),
    availability: text("availability", { enum: ["open", "full", "closed"] })
      .notNull()
      .default("open"),
    position: integer("position").notNull(),
    /** Invented for the demonstration. */
    demo: boolean("demo").notNull().default(false),
    retiredAt: timestampTz("retired_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("courses_university_id").on(t.universityId, t.position),
    index("courses_provider").on(t.providerKind, t.position),
    unique("courses_id_provider").on(t.id, t.providerKind),
    check(
      "courses_provider_university",
      sql`(${t.providerKind} = 'university') = (${t.universityId} is not null)`,
    ),
    check(
      "courses_university_facts",
      sql`${t.providerKind} = 'school' or (${t.degree} is not null and ${t.verification} is not null)`,
    ),
    check(
      "courses_school_summary",
      sql`${t.providerKind} = 'university' or (${t.summaryFr} is not null and ${t.summaryEn} is not null)`,
    ),
  ],
);

/** A catalogue file that was uploaded for preview, and what applying it changed. */
export const catalogueImports = pgTable("catalogue_imports", {
  id: id(),
  kind: text("kind", { enum: ["university", "course"] }).notNull(),
  fileName: text("file_name").notNull(),
  /** SHA-256 of the file, in hexadecimal. */
  digest: text("digest").notNull(),
  encoding: text("encoding", { enum: ["utf-8", "utf-16", "windows-1252"] }).notNull(),
  /** The changes, line by line, in the format of the catalogue feature. */
  plan: jsonb("plan").$type<Record<string, unknown>>().notNull(),
  authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
  appliedAt: timestampTz("applied_at"),
  undoneAt: timestampTz("undone_at"),
  createdAt: createdAt(),
});
