import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { intakes } from "./admissions-intakes.ts";
import { courses } from "./catalogue.ts";
import { createdAt, id, timestampTz, updatedAt } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

/** Rules that differ between campuses, because of their country's law or their habits. Administrators change them. */
export const campusRules = pgTable(
  "campus_rules",
  {
    campus: text("campus", { enum: ["senegal", "cameroon"] }).primaryKey(),
    /** Below this age, an adult must consent before an application is submitted. */
    consentAge: integer("consent_age").notNull().default(18),
    /** Whether a refusal needs a second reader (APP-05). */
    secondReader: boolean("second_reader").notNull().default(true),
    updatedAt: updatedAt(),
  },
  (t) => [check("campus_rules_consent_age", sql`${t.consentAge} between 15 and 21`)],
);

/** Rules that are the same on every campus, in one row. Administrators change them. */
export const schoolRules = pgTable(
  "school_rules",
  {
    id: text("id").primaryKey(),
    /** Defaults of a new intake; each intake may have its own. */
    graceHours: integer("grace_hours").notNull().default(6),
    answerDays: integer("answer_days").notNull().default(15),
    /** Days to answer a request, unless the officer sets a day. */
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

/**
 * The future pupil or student, in the account of a user. Each account has one, with the same id, until an account can
 * hold several children.
 */
export const candidates = pgTable(
  "candidates",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    demo: boolean("demo").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique("candidates_id_account").on(t.id, t.accountId),
    index("candidates_account").on(t.accountId),
  ],
);

/** One candidate's application for one intake. Its state is derived from its choices, never stored. */
export const applications = pgTable(
  "applications",
  {
    id: id(),
    candidateId: uuid("candidate_id").notNull(),
    /** The account of the candidate, whose user sees and changes it and receives its emails. */
    accountId: uuid("account_id").notNull(),
    intakeId: uuid("intake_id")
      .notNull()
      .references(() => intakes.id),
    /** Null until the candidate chooses it; it is never guessed. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    /** Assigned at submission, for instance ER-27-DKR-0418. */
    number: text("number").unique(),
    submittedAt: timestampTz("submitted_at"),
    /** Assigned at submission: with it anybody who has the receipt can check it. */
    receiptCode: text("receipt_code").unique(),
    /** Submitted after the deadline, in the grace period. */
    late: boolean("late").notNull().default(false),
    /** The sections that the candidate declared done. Sections without mandatory fields count as done only then. */
    finishedSections: text("finished_sections").array().notNull().default([]),
    /** A snapshot of what was submitted, in the texts that the person saw. */
    record: jsonb("record").$type<Record<string, unknown>>(),
    /** The same after corrections that the school requested, and when they were sent. `record` stays unchanged. */
    correctedRecord: jsonb("corrected_record").$type<Record<string, unknown>>(),
    correctedAt: timestampTz("corrected_at"),
    /** Grows with every change: optimistic locking. */
    version: integer("version").notNull().default(1),
    demo: boolean("demo").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("applications_candidate_intake").on(t.candidateId, t.intakeId),
    foreignKey({
      name: "applications_candidate_account",
      columns: [t.candidateId, t.accountId],
      foreignColumns: [candidates.id, candidates.accountId],
    })
      .onUpdate("cascade")
      .onDelete("cascade"),
    index("applications_account").on(t.accountId),
    index("applications_campus_submitted").on(t.campus, t.submittedAt),
    check("applications_campus_sent", sql`${t.submittedAt} is null or ${t.campus} is not null`),
    check(
      "applications_corrected",
      sql`(${t.correctedRecord} is null) = (${t.correctedAt} is null)`,
    ),
  ],
);

/** The last number assigned for an intake year and a campus. */
export const applicationNumbers = pgTable(
  "application_numbers",
  {
    year: integer("year").notNull(),
    campus: text("campus", { enum: ["senegal", "cameroon"] }).notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.year, t.campus] })],
);

/** By field name: the page that saved the answer last, when, and its device (user agent). */
export type AnswerOrigins = Record<string, { page: string; at: string; device: string }>;

/** The section of personal information. Every field may be missing until submission. */
export const personalInfos = pgTable(
  "personal_infos",
  {
    applicationId: uuid("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    photoId: uuid("photo_id").references(() => files.id, { onDelete: "set null" }),
    lastName: text("last_name"),
    firstName: text("first_name"),
    /** YYYY-MM-DD, or AAAA when the identity document gives the year only (ISO 8601, reduced precision). */
    birthOn: text("birth_on"),
    birthPlace: text("birth_place"),
    birthCountry: text("birth_country"),
    nationality: text("nationality"),
    /** The candidate's own, in international form. */
    phone: text("phone"),
    residenceCity: text("residence_city"),
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
    /**
     * Which page saved each answer last. With autosave, a page that missed the response must not conflict with
     * itself.
     */
    writers: jsonb("writers").$type<AnswerOrigins>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  // A year, or an existing calendar day. The first pattern protects `make_date` from impossible months and years.
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

/** A field answered differently on two devices: both answers, stored for thirty days whichever was chosen. */
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
    // The same pair arrives again each time the page retries; it is stored once.
    uniqueIndex("differing_answers_once").on(t.applicationId, t.answer, t.arrived, t.stored),
    index("differing_answers_created").on(t.createdAt),
  ],
);

/** One school year or activity in a person's education history. */
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
    /** Id of the form submission that added it: submitting the same form twice adds one entry. */
    attempt: uuid("attempt"),
    /** Removed by the person, who can still undo it; deleted after a day, or at submission. */
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

/** A programme in the basket; after submission, a choice with a state of its own. */
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
    // At most 15 programmes (APP-09), enforced by the database together with the deferrable unique constraint on
    // (application, position) that migration 0001 adds by hand.
    check("choices_position", sql`${t.position} between 1 and 15`),
    // The states of the transition table (app/features/admissions); migration 0013 enforces its transitions by a
    // trigger.
    check("choices_state_known", sql`${t.state} in (${sql.raw(choiceStates)})`),
    index("choices_state").on(t.state, t.stateSince),
  ],
);

/** A parent's or guardian's consent for a minor. Only the digest of the link's token is stored. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    adult: text("adult", { enum: ["father", "mother", "guardian"] }).notNull(),
    /** Whether the link is sent to the adult by email, or given to the candidate to pass on. */
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
    /** Id of the form submission that requested it: submitting the same form twice requests once. */
    attempt: uuid("attempt"),
    expiresAt: timestampTz("expires_at").notNull(),
    givenAt: timestampTz("given_at"),
    givenName: text("given_name"),
    /** What the adult consented to, one entry per purpose. */
    purposes: text("purposes").array().notNull().default([]),
    ipAddress: text("ip_address"),
    refusedAt: timestampTz("refused_at"),
    withdrawnAt: timestampTz("withdrawn_at"),
    createdAt: createdAt(),
  },
  (t) => [index("consents_application").on(t.applicationId)],
);
