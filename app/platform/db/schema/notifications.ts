import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * What a notice says in one language: what there is to open, never what it holds; which of several (« choix 2 »),
 * where it stands in a list; and the event that it puts in the reader's calendar (RFC 5545).
 */
export type NotificationContent = {
  subject: string;
  text: string;
  action: string;
  about?: string;
  event?: string;
};

/** Something a person is told once, written in the transaction of the change it tells. */
export const notificationQueue = pgTable(
  "notices",
  {
    id: id(),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", {
      enum: ["message", "state", "missing-piece", "deadline", "consent"],
    }).notNull(),
    /** `immediate` does not wait for the e-mail before it to be three hours old; `grouped` does. */
    urgency: text("urgency", { enum: ["immediate", "grouped"] })
      .notNull()
      .default("grouped"),
    /** The thing itself: nobody is told twice of the same. */
    key: text("key").notNull(),
    /** Where the rest is read, without a language. */
    path: text("path").notNull(),
    said: jsonb("said").$type<{ fr: NotificationContent; en: NotificationContent }>().notNull(),
    /** Whose hours are the person's; null: those of the first campus. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    /** When it is looked at again: now, or at the end of what makes it wait. */
    dueAt: timestampTz("due_at").notNull(),
    state: text("state", { enum: ["waiting", "left", "unwanted", "over"] })
      .notNull()
      .default("waiting"),
    /** The letter it left in; several may share one. */
    mailId: uuid("mail_id"),
    endedAt: timestampTz("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("notices_once").on(t.personId, t.kind, t.key),
    index("notices_due").on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    index("notices_ended").on(t.endedAt),
  ],
);

/** The telephone for which notices by WhatsApp were asked, as the account has it then; no row: none leave. */
export const whatsappNumbers = pgTable("whatsapp_numbers", {
  personId: uuid("person_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text("phone").notNull(),
  /** When the question last left for it, which may be answered for a while; null: it never did. */
  askedAt: timestampTz("asked_at"),
  /** When it was agreed from that telephone itself; until then it receives the question and nothing else. */
  confirmedAt: timestampTz("confirmed_at"),
  createdAt: createdAt(),
});

/**
 * What a number was asked and what it refused, whatever the account: it outlives accounts, so that a STOP does. The
 * number is not written here, only its keyed digest.
 */
export const whatsappQuestions = pgTable("whatsapp_questions", {
  digest: text("digest").primaryKey(),
  /** When a question last left for it; null: it wrote STOP without one. */
  askedAt: timestampTz("asked_at"),
  /** When it wrote STOP: it is asked nothing until it writes OUI. */
  stoppedAt: timestampTz("stopped_at"),
});
