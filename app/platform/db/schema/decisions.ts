import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { choices, cursusEntries } from "./admissions.ts";
import { createdAt, id, moment } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

/** A place offered for a choice. Without conditions, it is firm. */
export const offers = pgTable(
  "offers",
  {
    choiceId: uuid("choice_id")
      .primaryKey()
      .references(() => choices.id, { onDelete: "cascade" }),
    /** What is still to be met, in the words of the school; a line for each condition. */
    conditions: text("conditions"),
    /** The last moment to answer. */
    answerBy: moment("answer_by").notNull(),
    offeredAt: moment("offered_at").notNull(),
    /** The letter that recalls the last day left: it leaves once. */
    remindedAt: moment("reminded_at"),
    liftedAt: moment("lifted_at"),
  },
  (t) => [index("offers_answer_by").on(t.answerBy)],
);

/** Why a choice is not retained: proposed by one officer, confirmed by another. */
export const refusals = pgTable(
  "refusals",
  {
    choiceId: uuid("choice_id")
      .primaryKey()
      .references(() => choices.id, { onDelete: "cascade" }),
    reasons: text("reasons").array().notNull(),
    /** What is lacking, and what the person can do next, in the words of the school. */
    words: text("words").notNull(),
    advice: text("advice").notNull(),
    proposedById: uuid("proposed_by_id").references(() => users.id, { onDelete: "set null" }),
    proposedAt: moment("proposed_at").notNull(),
    confirmedById: uuid("confirmed_by_id").references(() => users.id, { onDelete: "set null" }),
    confirmedAt: moment("confirmed_at"),
  },
  (t) => [
    // "A refusal needs a second reader" (product decisions, "Application"), kept by the database too.
    check("refusals_second_reader", sql`${t.confirmedById} <> ${t.proposedById}`),
  ],
);

/** Why a choice was left: by the candidate, or an offer withdrawn by the school. All of it is optional. */
export const departures = pgTable("departures", {
  choiceId: uuid("choice_id")
    .primaryKey()
    .references(() => choices.id, { onDelete: "cascade" }),
  reason: text("reason"),
  words: text("words"),
  createdAt: createdAt(),
});

/** Something more that the school asks for a choice: a proof, another document, or an answer in words. */
export const requests = pgTable(
  "requests",
  {
    id: id(),
    choiceId: uuid("choice_id")
      .notNull()
      .references(() => choices.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["proof", "document", "answer"] }).notNull(),
    /** The year whose proof is asked for; null for another document or an answer. */
    entryId: uuid("entry_id").references(() => cursusEntries.id, { onDelete: "cascade" }),
    /** What is asked, in the words of the school. */
    words: text("words").notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    askedById: uuid("asked_by_id").references(() => users.id, { onDelete: "set null" }),
    answeredAt: moment("answered_at"),
    answer: text("answer"),
    fileId: uuid("file_id").references(() => files.id, { onDelete: "set null" }),
    /** Asked by mistake: it is awaited no more, and why, as the candidate reads it. */
    cancelledAt: moment("cancelled_at"),
    cancelledBecause: text("cancelled_because"),
    createdAt: createdAt(),
  },
  (t) => [
    index("requests_choice").on(t.choiceId),
    check(
      "requests_cancelled",
      sql`(${t.cancelledAt} is null) = (${t.cancelledBecause} is null) and (${t.cancelledAt} is null or ${t.answeredAt} is null)`,
    ),
    check("requests_kind", sql`(${t.kind} = 'proof') = (${t.entryId} is not null)`),
  ],
);

/** What the school says of a file it read. It goes with the file: another one is read again. */
export const fileVerdicts = pgTable(
  "file_verdicts",
  {
    fileId: uuid("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    verdict: text("verdict", { enum: ["checked", "refused"] }).notNull(),
    /** Why it is refused, told to the candidate. */
    reason: text("reason"),
    readById: uuid("read_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("file_verdicts_reason", sql`(${t.verdict} = 'refused') = (${t.reason} is not null)`),
  ],
);
