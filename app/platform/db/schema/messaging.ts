import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

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
    subject: text("subject").notNull(),
    lastMessageAt: moment("last_message_at").notNull(),
    personReadAt: moment("person_read_at"),
    schoolReadAt: moment("school_read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("threads_person").on(t.personId, t.lastMessageAt),
    index("threads_campus").on(t.campus, t.lastMessageAt),
    index("threads_application").on(t.applicationId),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: id(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["person", "school"] }).notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
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
