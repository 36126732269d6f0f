import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { intakes } from "./admissions-intakes.ts";
import { courses } from "./catalogue.ts";
import { createdAt, id, timestampTz, updatedAt } from "./columns.ts";

/** Where, when and how a programme of the school is taught. */
const siteColumn = () => text("site", { enum: ["senegal", "cameroon", "online"] });
const rhythmColumn = () => text("rhythm", { enum: ["day", "evening", "weekend", "intensive"] });
const formatColumn = () => text("format", { enum: ["class", "group", "individual"] });
const levelColumn = () =>
  text("level", {
    enum: ["grade-6", "grade-7", "grade-8", "grade-9", "grade-10", "grade-11", "grade-12"],
  });

type PlaceColumns = Record<"site" | "rhythm" | "format" | "level", AnyPgColumn>;

/** Keeps the values of the columns of a place to those of `features/catalogue/offering.ts` and `level.ts`. */
const checkPlace = (table: string, t: PlaceColumns) => [
  check(`${table}_site`, sql`${t.site} in ('senegal', 'cameroon', 'online')`),
  check(`${table}_rhythm`, sql`${t.rhythm} in ('day', 'evening', 'weekend', 'intensive')`),
  check(`${table}_format`, sql`${t.format} in ('class', 'group', 'individual')`),
  check(`${table}_level`, sql`${t.level} ~ '^grade-([6-9]|1[0-2])$'`),
];

/** A programme of the school at one place, rhythm, format, intake and class. */
export const offerings = pgTable(
  "offerings",
  {
    id: id(),
    /** Readable, for files and addresses: `curriculum-canadien-2027-09-dkr-day-grade-6`. */
    code: text("code").notNull().unique(),
    courseId: text("course_id").notNull(),
    providerKind: text("provider_kind", { enum: ["school", "university"] })
      .notNull()
      .default("school"),
    intakeId: uuid("intake_id")
      .notNull()
      .references(() => intakes.id),
    site: siteColumn().notNull(),
    rhythm: rhythmColumn().notNull(),
    format: formatColumn().notNull().default("class"),
    /** Null in a programme without classes. */
    level: levelColumn(),
    language: text("language", { enum: ["fr", "en", "fr/en"] }).notNull(),
    /** Null: as the intake, like the grace hours and the first day. */
    opensAt: timestampTz("opens_at"),
    closesAt: timestampTz("closes_at"),
    graceHours: integer("grace_hours"),
    startsOn: date("starts_on"),
    /** Null when they are not limited. */
    places: integer("places"),
    /** Whether pages show how many places are left. */
    showsPlaces: boolean("shows_places").notNull().default(false),
    whenFull: text("when_full", { enum: ["waiting-list", "closed"] })
      .notNull()
      .default("waiting-list"),
    scheduleFr: text("schedule_fr"),
    scheduleEn: text("schedule_en"),
    /** Closed by the staff before its date. */
    isClosed: boolean("is_closed").notNull().default(false),
    retiredAt: timestampTz("retired_at"),
    demo: boolean("demo").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "offerings_course_provider",
      columns: [t.courseId, t.providerKind],
      foreignColumns: [courses.id, courses.providerKind],
    }),
    unique("offerings_id_course").on(t.id, t.courseId),
    uniqueIndex("offerings_one")
      .on(t.courseId, t.intakeId, t.site, t.rhythm, t.format, sql`coalesce(${t.level}, '')`)
      .where(sql`${t.retiredAt} is null`),
    index("offerings_intake_site").on(t.intakeId, t.site),
    index("offerings_closes_at").on(t.closesAt),
    ...checkPlace("offerings", t),
    check("offerings_when_full", sql`${t.whenFull} in ('waiting-list', 'closed')`),
    check("offerings_language", sql`${t.language} in ('fr', 'en', 'fr/en')`),
    check("offerings_school", sql`${t.providerKind} = 'school'`),
    check("offerings_places", sql`${t.places} >= 0`),
    check("offerings_grace", sql`${t.graceHours} between 0 and 72`),
    check("offerings_dates", sql`${t.opensAt} < ${t.closesAt}`),
  ],
);

/** An amount that the staff entered; null in a scope column means all. Currencies are never converted. */
export const feeItems = pgTable(
  "fee_items",
  {
    id: id(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    site: siteColumn(),
    intakeId: uuid("intake_id").references(() => intakes.id),
    level: levelColumn(),
    rhythm: rhythmColumn(),
    format: formatColumn(),
    kind: text("kind", {
      enum: [
        "application",
        "registration",
        "deposit",
        "tuition",
        "assessment",
        "credit",
        "hour",
        "exam",
        "uniform",
        "books",
        "other",
      ],
    }).notNull(),
    /** Null: the name of the kind. */
    labelFr: text("label_fr"),
    labelEn: text("label_en"),
    /** In francs, or in cents of a dollar. */
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text("currency", { enum: ["XOF", "XAF", "CAD"] }).notNull(),
    per: text("per", { enum: ["once", "year", "term", "month", "credit", "hour"] }).notNull(),
    /** The lowest amount of several. */
    isFrom: boolean("is_from").notNull().default(false),
    due: text("due", { enum: ["application", "acceptance", "enrolment", "start"] }),
    dueDays: integer("due_days"),
    dueOn: date("due_on"),
    position: integer("position").notNull(),
    demo: boolean("demo").notNull().default(false),
    retiredAt: timestampTz("retired_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("fee_items_course").on(t.courseId, t.site).where(sql`${t.retiredAt} is null`),
    ...checkPlace("fee_items", t),
    check("fee_items_currency", sql`${t.currency} in ('XOF', 'XAF', 'CAD')`),
    // Beyond 2^53 a number of JavaScript is not exact.
    check("fee_items_amount", sql`${t.amountMinor} between 0 and 9007199254740991`),
    check("fee_items_due", sql`${t.dueOn} is null or ${t.dueDays} is null`),
    check(
      "fee_items_due_days",
      sql`${t.dueDays} is null or ${t.due} in ('acceptance', 'enrolment', 'start')`,
    ),
    check("fee_items_labels", sql`(${t.labelFr} is null) = (${t.labelEn} is null)`),
  ],
);

/** An age, class or other condition of a programme. It gives a hint to applicants and never refuses one. */
export const programmeRequirements = pgTable(
  "programme_requirements",
  {
    id: id(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Null: every class. */
    level: levelColumn(),
    kind: text("kind", { enum: ["age", "level", "text"] }).notNull(),
    /** In years, on the first day. */
    minAge: integer("min_age"),
    maxAge: integer("max_age"),
    /** The Ontario grade that was completed. */
    minGrade: integer("min_grade"),
    textFr: text("text_fr"),
    textEn: text("text_en"),
    source: text("source"),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("programme_requirements_course").on(t.courseId, t.level),
    check(
      "programme_requirements_kind",
      sql`case ${t.kind}
        when 'age' then coalesce(${t.minAge}, ${t.maxAge}) is not null
        when 'level' then ${t.minGrade} between 5 and 13
        else ${t.textFr} is not null and ${t.textEn} is not null end`,
    ),
  ],
);

/** A kind of document that a programme can ask for. */
export const documentTypes = pgTable("document_types", {
  id: text("id").primaryKey(),
  nameFr: text("name_fr").notNull(),
  nameEn: text("name_en").notNull(),
  helpFr: text("help_fr"),
  helpEn: text("help_en"),
  /** Where the answer is given: as an upload of its own, or in a section that asks for it already. */
  source: text("source", { enum: ["upload", "studies", "photo", "passport"] }).notNull(),
  position: integer("position").notNull(),
  retiredAt: timestampTz("retired_at"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A document that a programme asks for, and when. */
export const programmeDocuments = pgTable(
  "programme_documents",
  {
    id: id(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Null: every class. */
    level: levelColumn(),
    documentTypeId: text("document_type_id")
      .notNull()
      .references(() => documentTypes.id),
    needed: text("needed", { enum: ["to-send", "to-enrol", "on-request"] }).notNull(),
    forWhom: text("for_whom", { enum: ["everyone", "minors", "adults"] })
      .notNull()
      .default("everyone"),
    /** How many school years of it. */
    years: integer("years"),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("programme_documents_one").on(
      t.courseId,
      sql`coalesce(${t.level}, '')`,
      t.documentTypeId,
      t.forWhom,
    ),
    check("programme_documents_years", sql`${t.years} between 1 and 6`),
  ],
);
