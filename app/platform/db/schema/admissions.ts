import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { courses } from "./catalogue.ts";
import { createdAt, id, timestampTz, updatedAt } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

/** A start of the school year that people can apply for. */
export const intakes = pgTable(
  "intakes",
  {
    id: id(),
    year: integer("year").notNull(),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en").notNull(),
    opensAt: timestampTz("opens_at").notNull(),
    closesAt: timestampTz("closes_at").notNull(),
    /** Hours of grace at a deadline (APP-06), for an application begun before it. */
    graceHours: integer("grace_hours").notNull().default(6),
    /** Days to answer an offer (APP-04), unless the officer sets another last day. */
    answerDays: integer("answer_days").notNull().default(15),
    createdAt: createdAt(),
  },
  (t) => [
    check("intakes_grace", sql`${t.graceHours} between 0 and 72`),
    check("intakes_answer_days", sql`${t.answerDays} between 1 and 90`),
    check("intakes_dates", sql`${t.opensAt} < ${t.closesAt}`),
  ],
);

/** What differs from one campus to another: its country's law, its habits. An administrator's to change. */
export const campusRules = pgTable(
  "campus_rules",
  {
    campus: text("campus", { enum: ["senegal", "cameroon"] }).primaryKey(),
    /** Under this age, an adult agrees before an application is sent. */
    consentAge: integer("consent_age").notNull().default(18),
    /** A refusal needs a second reader (APP-05), unless the campus decides otherwise. */
    secondReader: boolean("second_reader").notNull().default(true),
    updatedAt: updatedAt(),
  },
  (t) => [check("campus_rules_consent_age", sql`${t.consentAge} between 15 and 21`)],
);

/** What is the same on every campus, in one row. An administrator's to change. */
export const schoolRules = pgTable(
  "school_rules",
  {
    id: text("id").primaryKey(),
    /** What a new intake begins with; each may have its own. */
    graceHours: integer("grace_hours").notNull().default(6),
    answerDays: integer("answer_days").notNull().default(15),
    /** How long somebody has to answer what is asked of them, unless the officer sets a day. */
    requestDays: integer("request_days").notNull().default(14),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("school_rules_one", sql`${t.id} = 'school'`),
    check("school_rules_grace", sql`${t.graceHours} between 0 and 72`),
    check("school_rules_answer_days", sql`${t.answerDays} between 1 and 90`),
    check("school_rules_request_days", sql`${t.requestDays} between 1 and 60`),
  ],
);

/** One person's application for one intake. Its state is inferred from its choices, never stored. */
export const applications = pgTable(
  "applications",
  {
    id: id(),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    intakeId: uuid("intake_id")
      .notNull()
      .references(() => intakes.id),
    /** Null until the candidate chooses it: no campus is ever guessed. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    /** Given at submission, for instance ER-27-DKR-0418. */
    number: text("number").unique(),
    submittedAt: timestampTz("submitted_at"),
    /** Given at submission: whoever holds the receipt can check it. */
    receiptCode: text("receipt_code").unique(),
    /** It came after the closing, in the hours of grace. */
    late: boolean("late").notNull().default(false),
    /** The sections the candidate declared done; those with nothing compulsory need the word. */
    finishedSections: text("finished_sections").array().notNull().default([]),
    /** What was submitted, in the words the person saw. */
    record: jsonb("record").$type<Record<string, unknown>>(),
    /** The same after the corrections that the school asked for, and when they were sent. `record` stays. */
    correctedRecord: jsonb("corrected_record").$type<Record<string, unknown>>(),
    correctedAt: timestampTz("corrected_at"),
    /** Grows with every change, so that a stale form is noticed. */
    version: integer("version").notNull().default(1),
    demo: boolean("demo").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("applications_candidate_intake").on(t.candidateId, t.intakeId),
    index("applications_campus_submitted").on(t.campus, t.submittedAt),
    check("applications_campus_sent", sql`${t.submittedAt} is null or ${t.campus} is not null`),
    check(
      "applications_corrected",
      sql`(${t.correctedRecord} is null) = (${t.correctedAt} is null)`,
    ),
  ],
);

/** The last number given for an intake year and a campus. */
export const applicationNumbers = pgTable(
  "application_numbers",
  {
    year: integer("year").notNull(),
    campus: text("campus", { enum: ["senegal", "cameroon"] }).notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.year, t.campus] })],
);

/** By name of answer: the page that gave it, when, and with what device (as its browser names it). */
export type AnswerOrigins = Record<string, { page: string; at: string; device: string }>;

/** Info personnel. Everything may be missing while it is being filled in. */
export const personalInfos = pgTable(
  "personal_infos",
  {
    applicationId: uuid("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    photoId: uuid("photo_id").references(() => files.id, { onDelete: "set null" }),
    lastName: text("last_name"),
    firstName: text("first_name"),
    /** AAAA-MM-JJ, or AAAA where the identity document gives the year alone (ISO 8601, reduced precision). */
    birthOn: text("birth_on"),
    birthPlace: text("birth_place"),
    birthCountry: text("birth_country"),
    nationality: text("nationality"),
    passportNumber: text("passport_number"),
    passportIssuedOn: date("passport_issued_on", { mode: "string" }),
    passportExpiresOn: date("passport_expires_on", { mode: "string" }),
    fatherName: text("father_name"),
    fatherPhone: text("father_phone"),
    fatherEmail: text("father_email"),
    motherName: text("mother_name"),
    motherPhone: text("mother_phone"),
    motherEmail: text("mother_email"),
    guardianName: text("guardian_name"),
    guardianPhone: text("guardian_phone"),
    guardianEmail: text("guardian_email"),
    childrenCount: integer("children_count"),
    /** Which page gave each answer last, where pages save themselves: one that lost the reply is not another. */
    writers: jsonb("writers").$type<AnswerOrigins>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  // A year alone, or a day of the calendar. The first pattern keeps impossible months and years from `make_date`.
  (t) => [
    check(
      "personal_infos_birth_on",
      sql`case when ${t.birthOn} ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        then right(${t.birthOn}, 2)::int <= extract(day from make_date(left(${t.birthOn}, 4)::int,
          substr(${t.birthOn}, 6, 2)::int, 1) + interval '1 month - 1 day')
        else ${t.birthOn} ~ '^(?!0000)[0-9]{4}$' end`,
    ),
  ],
);

/** A question answered differently on two devices: both answers, thirty days, whichever was chosen. */
export const answerConflicts = pgTable(
  "differing_answers",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    answer: text("answer").notNull(),
    arrived: text("arrived").notNull(),
    stored: text("stored").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // The same pair arrives again each time the page tries: it is kept once.
    uniqueIndex("differing_answers_once").on(t.applicationId, t.answer, t.arrived, t.stored),
    index("differing_answers_created").on(t.createdAt),
  ],
);

/** One year or activity of a person's past. */
export const cursusEntries = pgTable(
  "cursus_entries",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    activity: text("activity").notNull(),
    occurredOn: date("occurred_on", { mode: "string" }),
    schoolYear: text("school_year").notNull(),
    country: text("country").notNull(),
    province: text("province"),
    city: text("city"),
    level: text("level"),
    school: text("school"),
    field: text("field"),
    average: text("average"),
    averageScale: text("average_scale"),
    comment: text("comment"),
    proofId: uuid("proof_id").references(() => files.id, { onDelete: "set null" }),
    /** The attempt of the form that added it: the same form sent twice adds one entry. */
    attempt: uuid("attempt"),
    /** Removed by the person, who can still undo it; dropped after a day, or when the application is sent. */
    removedAt: timestampTz("removed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("cursus_entries_application").on(t.applicationId, t.schoolYear),
    index("cursus_entries_removed").on(t.removedAt).where(sql`${t.removedAt} is not null`),
  ],
);

const choiceStates = `'draft', 'submitted', 'under-review', 'more-information-asked', 'interview',
  'waiting-list', 'conditional-offer', 'offer', 'accepted', 'enrolled', 'refused', 'declined',
  'withdrawn', 'offer-withdrawn', 'expired'`;

/** A formation in the basket; once submitted, a choice with its own state. */
export const choices = pgTable(
  "choices",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id),
    position: integer("position").notNull(),
    state: text("state").notNull().default("draft"),
    stateSince: timestampTz("state_since").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("choices_application_course").on(t.applicationId, t.courseId),
    // At most 15 programmes (APP-09), held by the database itself, with the
    // deferrable unique constraint on (application, position) that migration 0001 adds by hand.
    check("choices_position", sql`${t.position} between 1 and 15`),
    // The states of THE TABLE (admissions room); migration 0013 adds its moves by hand, as a trigger.
    check("choices_state_known", sql`${t.state} in (${sql.raw(choiceStates)})`),
    index("choices_state").on(t.state, t.stateSince),
  ],
);

/** A parent's or guardian's agreement for a minor. Only the digest of the link's token is kept. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    adult: text("adult", { enum: ["father", "mother", "guardian"] }).notNull(),
    /** Sent to the adult by mail, or given to the candidate, who passes it on. */
    channel: text("channel", { enum: ["mail", "link"] })
      .notNull()
      .default("mail"),
    email: text("email"),
    /** The adult's language. */
    locale: text("locale", { enum: ["fr", "en"] })
      .notNull()
      .default("fr"),
    tokenDigest: text("token_digest").notNull().unique(),
    textVersion: text("text_version").notNull(),
    /** The attempt of the form that asked: the same form sent twice asks once. */
    attempt: uuid("attempt"),
    expiresAt: timestampTz("expires_at").notNull(),
    givenAt: timestampTz("given_at"),
    givenName: text("given_name"),
    /** What the adult agreed to, purpose by purpose. */
    purposes: text("purposes").array().notNull().default([]),
    ipAddress: text("ip_address"),
    refusedAt: timestampTz("refused_at"),
    withdrawnAt: timestampTz("withdrawn_at"),
    createdAt: createdAt(),
  },
  (t) => [index("consents_application").on(t.applicationId)],
);
