import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz } from "./columns.ts";

/**
 * The outbox: a letter is a row, written in the transaction of the change it tells. Its id makes its
 * Message-ID. Once it has left, or nobody wants it any more, its words are erased.
 */
export const emails = pgTable(
  "mails",
  {
    id: id(),
    kind: text("kind", {
      enum: ["account", "receipt", "consent", "enquiry", "notice"],
    }).notNull(),
    to: text("to").notNull(),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    replyTo: text("reply_to"),
    /** Where a mail program asks, without a question, that letters of this kind stop (RFC 8058). */
    unsubscribe: text("unsubscribe"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Events for the reader's calendar (RFC 5545), each attached as a file. */
    events: text("events").array().notNull().default([]),
    state: text("state", { enum: ["waiting", "sent", "dead", "withheld", "given-up"] })
      .notNull()
      .default("waiting"),
    /** Tries that failed because of this letter; those of a mail server that is down are its own. */
    tries: integer("tries").notNull().default(0),
    dueAt: timestampTz("due_at").notNull(),
    /** From when its 48 hours run: when it was written, or sent again by hand. */
    since: timestampTz("since").notNull(),
    fault: text("fault"),
    /** What the mail server answered, cut short. */
    answer: text("answer"),
    endedAt: timestampTz("ended_at"),
    /** The worker that is sending it, and until when it has it for itself: the mail server is waited for outside. */
    claimId: uuid("claim_id"),
    claimedUntil: timestampTz("claimed_until"),
    createdAt: createdAt(),
  },
  (t) => [
    index("mails_waiting").on(t.id).where(sql`${t.state} = 'waiting'`),
    index("mails_state").on(t.state, t.endedAt),
    index("mails_to").on(t.to),
  ],
);

/** One row while the mail server does not take letters; none when all is well. */
export const mailOutages = pgTable("mail_outages", {
  id: text("id").primaryKey(),
  since: timestampTz("since").notNull(),
  tries: integer("tries").notNull(),
  nextTryAt: timestampTz("next_try_at").notNull(),
  fault: text("fault").notNull(),
  answer: text("answer"),
});

/** An address that refuses our letters, or whose owner complained of them. */
export const suppressions = pgTable("address_marks", {
  /** In small letters. */
  address: text("address").primaryKey(),
  kind: text("kind", { enum: ["bounce", "complaint"] }).notNull(),
  detail: text("detail"),
  at: timestampTz("at").notNull(),
  /** The letter that brought it, when it was one of ours. */
  mailId: uuid("mail_id"),
});
