import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * The content of a notification in one language. It says what can be opened, never the message itself; which of
 * several (« choix 2 ») when it is listed with others; and the calendar event it adds (RFC 5545).
 */
export type NotificationContent = {
  subject: string;
  text: string;
  action: string;
  about?: string;
  event?: string;
};

/** A notification, sent once, written in the transaction of the change it reports. */
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
    /** `grouped` waits until the last email is three hours old; `immediate` does not. */
    urgency: text("urgency", { enum: ["immediate", "grouped"] })
      .notNull()
      .default("grouped"),
    /** Identifies the event: a user is notified of the same key once. */
    key: text("key").notNull(),
    /** Path of the page to open, without its language. */
    path: text("path").notNull(),
    said: jsonb("said").$type<{ fr: NotificationContent; en: NotificationContent }>().notNull(),
    /** The campus whose time zone applies to quiet hours; null: the first campus's. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    /** When it is evaluated next: now, or when the reason to wait ends. */
    dueAt: timestampTz("due_at").notNull(),
    state: text("state", { enum: ["waiting", "left", "unwanted", "over"] })
      .notNull()
      .default("waiting"),
    /** The email in which it was sent; several may share one. */
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

/**
 * The phone number for which WhatsApp notifications were requested, as in the account at that time. Without a row,
 * none are sent.
 */
export const whatsappNumbers = pgTable("whatsapp_numbers", {
  personId: uuid("person_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text("phone").notNull(),
  /** When the opt-in question was last sent, which can be answered for a limited time; null: never. */
  askedAt: timestampTz("asked_at"),
  /** When it was confirmed from that phone; until then only the question is sent to it. */
  confirmedAt: timestampTz("confirmed_at"),
  createdAt: createdAt(),
});

/**
 * Opt-in questions and refusals by phone number. It outlives accounts, so that a STOP does; the number is stored only
 * as a keyed digest.
 */
export const whatsappQuestions = pgTable("whatsapp_questions", {
  digest: text("digest").primaryKey(),
  /** When a question was last sent to it; null: it wrote STOP without one. */
  askedAt: timestampTz("asked_at"),
  /** When it wrote STOP: nothing is sent to it until it writes OUI. */
  stoppedAt: timestampTz("stopped_at"),
});
