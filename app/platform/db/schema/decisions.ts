import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { choices, cursusEntries } from "./admissions.ts";
import { reopenedSections } from "./admissions-openings.ts";
import { createdAt, id, timestampTz } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

/** An offer for a choice. It is unconditional when it has no `offerConditions`. */
export const offers = pgTable(
  "offers",
  {
    choiceId: uuid("choice_id")
      .primaryKey()
      .references(() => choices.id, { onDelete: "cascade" }),
    /** The last moment to answer. */
    answerBy: timestampTz("answer_by").notNull(),
    offeredAt: timestampTz("offered_at").notNull(),
    /** When the reminder of the last day was sent; it is sent once. */
    remindedAt: timestampTz("reminded_at"),
    liftedAt: timestampTz("lifted_at"),
  },
  (t) => [index("offers_answer_by").on(t.answerBy)],
);

/** A condition of an offer: pending, met, or waived by the school. */
export const offerConditions = pgTable(
  "offer_conditions",
  {
    id: id(),
    choiceId: uuid("choice_id")
      .notNull()
      .references(() => offers.choiceId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** The condition as the school wrote it. */
    words: text("words").notNull(),
    state: text("state", { enum: ["pending", "met", "waived"] })
      .notNull()
      .default("pending"),
    /** The file that met it, if any. */
    proofId: uuid("proof_id").references(() => files.id, { onDelete: "set null" }),
    /** Why it was waived; shown to the candidate. */
    because: text("because"),
    judgedById: uuid("judged_by_id").references(() => users.id, { onDelete: "set null" }),
    judgedAt: timestampTz("judged_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("offer_conditions_position").on(t.choiceId, t.position),
    check("offer_conditions_judged", sql`(${t.state} = 'pending') = (${t.judgedAt} is null)`),
    check("offer_conditions_waived", sql`(${t.state} = 'waived') = (${t.because} is not null)`),
  ],
);

/** Why a choice is refused: proposed by one officer, confirmed by another where the campus requires it. */
export const refusals = pgTable(
  "refusals",
  {
    choiceId: uuid("choice_id")
      .primaryKey()
      .references(() => choices.id, { onDelete: "cascade" }),
    reasons: text("reasons").array().notNull(),
    /** The missing parts, as the school wrote them; `advice` says what the candidate can do next. */
    words: text("words").notNull(),
    advice: text("advice").notNull(),
    proposedById: uuid("proposed_by_id").references(() => users.id, { onDelete: "set null" }),
    proposedAt: timestampTz("proposed_at").notNull(),
    confirmedById: uuid("confirmed_by_id").references(() => users.id, { onDelete: "set null" }),
    confirmedAt: timestampTz("confirmed_at"),
  },
  (t) => [
    // The database also enforces that the second reader (APP-05) is another person. Where a campus wants none,
    // `confirmed_by_id` is null.
    check("refusals_second_reader", sql`${t.confirmedById} <> ${t.proposedById}`),
    index("refusals_waiting").on(t.choiceId).where(sql`${t.confirmedAt} is null`),
  ],
);

/** Why a candidate withdrew a choice or the school withdrew an offer. Every field is optional. */
export const withdrawals = pgTable("departures", {
  choiceId: uuid("choice_id")
    .primaryKey()
    .references(() => choices.id, { onDelete: "cascade" }),
  reason: text("reason"),
  words: text("words"),
  createdAt: createdAt(),
});

/**
 * A further request of the school for a choice: a proof, another document, a written answer, or a correction of
 * sections.
 */
export const requests = pgTable(
  "requests",
  {
    id: id(),
    choiceId: uuid("choice_id")
      .notNull()
      .references(() => choices.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["proof", "document", "answer", "sections"] }).notNull(),
    /** The year whose proof is requested; null for other kinds, and after the candidate removed that year. */
    entryId: uuid("entry_id").references(() => cursusEntries.id, { onDelete: "set null" }),
    /** The sections that a correction request reopens. */
    openingId: uuid("opening_id").references(() => reopenedSections.id, { onDelete: "cascade" }),
    /** The request as the school wrote it. */
    words: text("words").notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    askedById: uuid("asked_by_id").references(() => users.id, { onDelete: "set null" }),
    answeredAt: timestampTz("answered_at"),
    answer: text("answer"),
    fileId: uuid("file_id").references(() => files.id, { onDelete: "set null" }),
    /** Set when it was requested by mistake; the candidate is shown why. */
    cancelledAt: timestampTz("cancelled_at"),
    cancelledBecause: text("cancelled_because"),
    createdAt: createdAt(),
  },
  (t) => [
    index("requests_choice").on(t.choiceId),
    check(
      "requests_cancelled",
      sql`(${t.cancelledAt} is null) = (${t.cancelledBecause} is null) and (${t.cancelledAt} is null or ${t.answeredAt} is null)`,
    ),
    check("requests_kind", sql`${t.kind} = 'proof' or ${t.entryId} is null`),
    check("requests_opening", sql`(${t.kind} = 'sections') = (${t.openingId} is not null)`),
  ],
);

/** The staff's verdict on a file. It is deleted with the file: a replacement is checked again. */
export const fileVerdicts = pgTable(
  "file_verdicts",
  {
    fileId: uuid("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    verdict: text("verdict", { enum: ["checked", "refused"] }).notNull(),
    /** Why it was rejected; shown to the candidate. */
    reason: text("reason"),
    readById: uuid("read_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("file_verdicts_reason", sql`(${t.verdict} = 'refused') = (${t.reason} is not null)`),
  ],
);

const interviewStates = [
  "proposed",
  "confirmed",
  "other-time",
  "moved",
  "cancelled",
  "held",
] as const;

/**
 * An interview for a choice. Moved and cancelled interviews stay, with the reason. `uid` and `sequence` belong to the
 * event in the candidate's calendar (RFC 5545): a replacement has the same `uid`.
 */
export const interviews = pgTable(
  "interviews",
  {
    id: id(),
    choiceId: uuid("choice_id")
      .notNull()
      .references(() => choices.id, { onDelete: "cascade" }),
    uid: uuid("uid").notNull(),
    sequence: integer("sequence").notNull().default(0),
    startsAt: timestampTz("starts_at").notNull(),
    minutes: integer("minutes").notNull(),
    /** Either a place or the address of an online meeting. */
    place: text("place"),
    link: text("link"),
    /** The school's message to the candidate. */
    words: text("words"),
    state: text("state", { enum: interviewStates }).notNull().default("proposed"),
    /** When the candidate is available, in their own text, when they ask for another time. */
    otherTime: text("other_time"),
    answeredAt: timestampTz("answered_at"),
    /** Why it was moved or cancelled, shown to the candidate; null when the choice changed state instead. */
    because: text("because"),
    endedAt: timestampTz("ended_at"),
    proposedById: uuid("proposed_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("interviews_choice").on(t.choiceId),
    uniqueIndex("interviews_open").on(t.choiceId).where(sql`${t.endedAt} is null`),
    index("interviews_starts").on(t.startsAt).where(sql`${t.endedAt} is null`),
    index("interviews_other_time").on(t.choiceId).where(sql`${t.state} = 'other-time'`),
    check("interviews_minutes", sql`${t.minutes} between 10 and 240`),
    check("interviews_where", sql`(${t.place} is null) <> (${t.link} is null)`),
    check("interviews_link", sql`${t.link} like 'https://%'`),
    check("interviews_other_time", sql`${t.state} <> 'other-time' or ${t.otherTime} is not null`),
    check(
      "interviews_ended",
      sql`(${t.state} in ('moved', 'cancelled', 'held')) = (${t.endedAt} is not null)`,
    ),
  ],
);

/** A decision that the school reversed: which, why, and its message to the candidate. */
export const reversals = pgTable(
  "reversals",
  {
    id: id(),
    choiceId: uuid("choice_id")
      .notNull()
      .references(() => choices.id, { onDelete: "cascade" }),
    /** The state that was reversed. */
    fromState: text("from_state").notNull(),
    reason: text("reason", { enum: ["mistake", "new-information", "place", "appeal"] }).notNull(),
    words: text("words").notNull(),
    takenBackById: uuid("taken_back_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index("reversals_choice").on(t.choiceId)],
);
