import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./admissions.ts";
import { createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/** One message of the school to a group of people; a draft until `sentAt`. */
export const announcements = pgTable(
  "announcements",
  {
    id: id(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    subjectFr: text("subject_fr"),
    contentFr: text("content_fr"),
    subjectEn: text("subject_en"),
    contentEn: text("content_en"),
    /** The group, by filters; null means all. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    intakeId: uuid("intake_id"),
    state: text("state"),
    courseId: text("course_id"),
    /** The group is made of individually chosen applications, not of filters. */
    chosen: boolean("chosen").notNull().default(false),
    sentAt: timestampTz("sent_at"),
    /** How many recipients it had when it was sent. */
    total: integer("total"),
    /** When the last recipient received it. */
    endedAt: timestampTz("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [index("announcements_campus").on(t.campus, t.createdAt)],
);

/** The individually chosen applications of an announcement. */
export const chosenApplications = pgTable(
  "chosen_applications",
  {
    announcementId: uuid("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.applicationId] }),
    index("chosen_applications_application").on(t.applicationId),
  ],
);

/** The recipients of an announcement as they were when it was sent, and the thread that each received. */
export const recipients = pgTable(
  "recipients",
  {
    announcementId: uuid("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: uuid("application_id").notNull(),
    campus: text("campus", { enum: ["senegal", "cameroon"] }).notNull(),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    deliveredAt: timestampTz("delivered_at"),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.personId] }),
    index("recipients_person").on(t.personId),
  ],
);
