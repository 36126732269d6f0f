import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz } from "./columns.ts";

/**
 * The outbox: one row per email, written in the transaction of the change it reports. Its id makes its Message-ID.
 * Its content is erased once it is sent or withheld.
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
    /** The address for one-click unsubscribe (RFC 8058). */
    unsubscribe: text("unsubscribe"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Calendar events (RFC 5545), each attached as a file. */
    events: text("events").array().notNull().default([]),
    state: text("state", { enum: ["waiting", "sent", "dead", "withheld", "given-up"] })
      .notNull()
      .default("waiting"),
    /** Tries that failed because of this email; those due to a mail server outage are not counted. */
    tries: integer("tries").notNull().default(0),
    dueAt: timestampTz("due_at").notNull(),
    /** Start of the 48 hours of retries: when it was queued, or queued again by hand. */
    since: timestampTz("since").notNull(),
    failureCode: text("failure_code"),
    /** The mail server's answer, truncated. */
    answer: text("answer"),
    endedAt: timestampTz("ended_at"),
    /**
     * The worker that is sending it, and until when its claim lasts. The claim replaces a row lock, because sending
     * happens outside any transaction.
     */
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

/** One row during a mail server outage; none otherwise. */
export const mailOutages = pgTable("mail_outages", {
  id: text("id").primaryKey(),
  since: timestampTz("since").notNull(),
  tries: integer("tries").notNull(),
  nextTryAt: timestampTz("next_try_at").notNull(),
  failureCode: text("failure_code").notNull(),
  answer: text("answer"),
});

/** Suppression list: an address that bounced, or whose owner complained. */
export const suppressions = pgTable("email_suppressions", {
  /** Normalised (`normalizeAddress`). */
  address: text("address").primaryKey(),
  kind: text("kind", { enum: ["bounce", "complaint"] }).notNull(),
  detail: text("detail"),
  at: timestampTz("at").notNull(),
  /** The email that caused it, when it was one of ours. */
  mailId: uuid("mail_id"),
});
