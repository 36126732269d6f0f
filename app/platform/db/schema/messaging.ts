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
/** SQL condition: threads of an announcement are listed for the school only once the recipient replied. */
export const isListedThread = ({ announcementId, answeredAt }: ListedColumns): SQL =>
  sql`(${announcementId} is null or ${answeredAt} is not null)`;

type WaitingColumns = Omit<ThreadColumns, "announcementId">;
/** SQL condition: the last message is not the school's, read or not, and no reply was declared unnecessary. */
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
    /** The id of the application it is about, if any. */
    applicationId: uuid("application_id"),
    /** The announcement that started it, and its language. */
    announcementId: uuid("announcement_id"),
    locale: text("locale", { enum: ["fr", "en"] }),
    subject: text("subject").notNull(),
    /** The subject folded for search. */
    folded: text("folded").generatedAlwaysAs(sql`fold(subject)`),
    lastMessageAt: timestampTz("last_message_at").notNull(),
    /** When somebody other than the school wrote last. Only a trigger writes it. */
    answeredAt: timestampTz("answered_at"),
    /** The time of the last message that the school said needs no reply. */
    settledAt: timestampTz("settled_at"),
    personReadAt: timestampTz("person_read_at"),
    schoolReadAt: timestampTz("school_read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("threads_person").on(t.personId, t.lastMessageAt),
    index("threads_application").on(t.applicationId),
    // Partial indexes for the office's list and for threads to answer: announcements to thousands are in neither.
    index("threads_listed").on(t.lastMessageAt, t.id).where(isListedThread(t)),
    index("threads_listed_campus").on(t.campus, t.lastMessageAt, t.id).where(isListedThread(t)),
    index("threads_waiting").on(t.campus, t.lastMessageAt, t.id).where(awaitsSchoolReply(t)),
    // Nobody receives an announcement twice, even when a worker crashes and runs again.
    uniqueIndex("threads_announcement").on(t.announcementId, t.personId),
  ],
);

/** A consenting adult who takes part in one thread through an emailed link. */
export const guests = pgTable(
  "guests",
  {
    id: id(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** The consent that allows it. */
    consentId: uuid("consent_id").notNull(),
    adult: text("adult", { enum: ["father", "mother", "guardian"] }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    tokenDigest: text("token_digest").notNull().unique(),
    /** Which link is valid: a new one makes the former invalid. */
    linkVersion: integer("link_version").notNull().default(1),
    /** They can read messages written from this time on. */
    since: timestampTz("since").notNull(),
    /** When the last email to them was sent, and when the next is due; null when none is queued. */
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
    /** The adult who wrote it; null when the candidate or the school did. */
    guestId: uuid("guest_id").references(() => guests.id, { onDelete: "set null" }),
    content: text("content").notNull(),
    /** The content folded for search; folding all rows at each query would take seconds. */
    folded: text("folded").generatedAlwaysAs(sql`fold(content)`),
    /** Its language, where known. */
    locale: text("locale", { enum: ["fr", "en"] }),
    /** Id of the form submission: sending it again, however late, adds no second message. */
    attempt: uuid("attempt"),
    createdAt: createdAt(),
  },
  (t) => [
    index("messages_attempt").on(t.attempt).where(sql`${t.attempt} is not null`),
    index("messages_thread").on(t.threadId, t.createdAt),
    index("messages_author").on(t.authorId, t.createdAt),
  ],
);

/** A file attached to a message. It belongs to the user of the thread, also when the school sent it. */
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

/** A message template of the school, with placeholders. */
export const templates = pgTable("templates", {
  id: id(),
  /** Its name in the office's list. */
  name: text("name").notNull(),
  subjectFr: text("subject_fr").notNull(),
  contentFr: text("content_fr").notNull(),
  subjectEn: text("subject_en").notNull(),
  contentEn: text("content_en").notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
