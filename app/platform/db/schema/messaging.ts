import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz, updatedAt } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

type ThreadColumns = Record<
  "announcementId" | "answeredAt" | "lastMessageAt" | "settledAt",
  AnyPgColumn
>;

type ListedColumns = Pick<ThreadColumns, "announcementId" | "answeredAt">;
/** To the school an announcement is one thing: the conversations it began are listed once they are answered. */
export const isListedThread = ({ announcementId, answeredAt }: ListedColumns): SQL =>
  sql`(${announcementId} is null or ${answeredAt} is not null)`;

type WaitingColumns = Omit<ThreadColumns, "announcementId">;
/** The last word is not the school's, whether it was read or not, and it asks for an answer. */
export const awaitsSchoolReply = ({ answeredAt, lastMessageAt, settledAt }: WaitingColumns): SQL =>
  sql`(${answeredAt} >= ${lastMessageAt} and ${answeredAt} > coalesce(${settledAt}, '-infinity'::timestamptz))`;

/** A conversation between one person and the school. */
export const threads = pgTable(
  "threads",
  {
    id: id(),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    /** What the thread is about, when it is about something: an application's id. */
    applicationId: uuid("application_id"),
    /** The announcement (room announcements) that began it, and the language it is in. */
    announcementId: uuid("announcement_id"),
    locale: text("locale", { enum: ["fr", "en"] }),
    subject: text("subject").notNull(),
    /** The subject as a search compares it. */
    folded: text("folded").generatedAlwaysAs(sql`fold(subject)`),
    lastMessageAt: timestampTz("last_message_at").notNull(),
    /** When anybody but the school wrote last; a trigger keeps it, and nobody else writes it. */
    answeredAt: timestampTz("answered_at"),
    /** The moment of the last message that the school said asks for no answer. */
    settledAt: timestampTz("settled_at"),
    personReadAt: timestampTz("person_read_at"),
    schoolReadAt: timestampTz("school_read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("threads_person").on(t.personId, t.lastMessageAt),
    index("threads_application").on(t.applicationId),
    // What the office lists, and what it has to answer: an announcement to thousands is neither.
    index("threads_listed").on(t.lastMessageAt, t.id).where(isListedThread(t)),
    index("threads_listed_campus").on(t.campus, t.lastMessageAt, t.id).where(isListedThread(t)),
    index("threads_waiting").on(t.campus, t.lastMessageAt, t.id).where(awaitsSchoolReply(t)),
    // Nobody receives an announcement twice, whatever becomes of the workers that write it.
    uniqueIndex("threads_announcement").on(t.announcementId, t.personId),
  ],
);

/** An adult who agreed to be written to, included in one conversation by a link received by mail. */
export const guests = pgTable(
  "guests",
  {
    id: id(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** The consent (room admissions) without which they would not be here. */
    consentId: uuid("consent_id").notNull(),
    adult: text("adult", { enum: ["father", "mother", "guardian"] }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    tokenDigest: text("token_digest").notNull().unique(),
    /** How many links they have had: a new one makes the former useless. */
    linkVersion: integer("link_version").notNull().default(1),
    /** They read what was written from this moment on. */
    since: timestampTz("since").notNull(),
    /** When a letter to them left last, and when the next one leaves; null when nothing waits. */
    toldAt: timestampTz("told_at"),
    tellAt: timestampTz("tell_at"),
    endedAt: timestampTz("ended_at"),
    endedBy: text("ended_by", { enum: ["person", "school", "guest", "consent", "account"] }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("guests_consent").on(t.threadId, t.consentId).where(sql`${t.endedAt} is null`),
    index("guests_due").on(t.tellAt).where(sql`${t.tellAt} is not null`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: id(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["person", "school", "guest"] }).notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The adult who wrote it, when it is neither the person nor the school. */
    guestId: uuid("guest_id").references(() => guests.id, { onDelete: "set null" }),
    content: text("content").notNull(),
    /** The content as a search compares it: folding all of them at each question takes seconds. */
    folded: text("folded").generatedAlwaysAs(sql`fold(content)`),
    /** The language it is in, where it is known. */
    locale: text("locale", { enum: ["fr", "en"] }),
    /** What the form that it was written in calls this sending: however late it is sent again, it is this message. */
    attempt: uuid("attempt"),
    createdAt: createdAt(),
  },
  (t) => [
    index("messages_attempt").on(t.attempt).where(sql`${t.attempt} is not null`),
    index("messages_thread").on(t.threadId, t.createdAt),
    index("messages_author").on(t.authorId, t.createdAt),
  ],
);

/** A file that goes with a message; it belongs to the person of the conversation, whoever sent it. */
export const attachments = pgTable(
  "attachments",
  {
    id: id(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .unique()
      .references(() => files.id, { onDelete: "set null" }),
  },
  (t) => [index("attachments_message").on(t.messageId)],
);

/** Words that the school writes again and again, with places for what differs. */
export const templates = pgTable("templates", {
  id: id(),
  /** What the list of the office calls it. */
  name: text("name").notNull(),
  subjectFr: text("subject_fr").notNull(),
  contentFr: text("content_fr").notNull(),
  subjectEn: text("subject_en").notNull(),
  contentEn: text("content_en").notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
