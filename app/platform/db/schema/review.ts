import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { applications } from "./admissions.ts";
import { createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/** The officer in charge of an application. Without a row, nobody is. */
export const assignments = pgTable(
  "assignments",
  {
    applicationId: uuid("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    officerId: uuid("officer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    since: timestampTz("since").notNull(),
  },
  (t) => [index("assignments_officer").on(t.officerId)],
);

/**
 * The rows of the staff's list of submitted applications, denormalised for search and sorting by index. Triggers
 * maintain it; no code writes it or makes decisions from it. The column order is that of the view `application_lines`.
 * Current text: the view in migration 0069, `list_application` in 0036, `list_applications` in 0028, the triggers in 0028
 * and, for `personal_infos`, 0060 and, for `users`, 0069 (docs/guides/add-a-list-column.md).
 */
export const listedApplications = pgTable(
  "listed_applications",
  {
    applicationId: uuid("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    campus: text("campus", { enum: ["senegal", "cameroon"] }).notNull(),
    intakeId: uuid("intake_id").notNull(),
    number: text("number").notNull(),
    lastName: text("last_name").notNull(),
    firstName: text("first_name").notNull(),
    birthOn: text("birth_on"),
    /** Last name then first name, folded (no case or accents). */
    nameOrder: text("name_order").notNull(),
    /** The state of its highest-priority choice, by the weights of the transition table. */
    state: text("state").notNull(),
    /** When the first of its choices reached that state. */
    stateSince: timestampTz("state_since").notNull(),
    /** The last transition of any of its choices. */
    movedAt: timestampTz("moved_at").notNull(),
    submittedAt: timestampTz("submitted_at").notNull(),
    choices: integer("choices").notNull(),
    entries: integer("entries").notNull(),
    proofs: integer("proofs").notNull(),
    courseIds: text("course_ids").array().notNull(),
    /** The earliest due day of its open requests. */
    dueOn: date("due_on", { mode: "string" }),
    /** The last answer to a request. */
    answeredAt: timestampTz("answered_at"),
    officerId: uuid("officer_id"),
    /** Names, number, addresses and phone numbers, folded for search. */
    search: text("search").notNull(),
    /**
     * Whose turn it is by the transition table (0 the school, 1 the candidate, 2 nobody), then since when, as one
     * sortable text.
     */
    waitingOrder: text("waiting_order").notNull(),
  },
  (t) => [
    index("listed_applications_waiting").on(t.waitingOrder, t.applicationId),
    index("listed_applications_sent").on(t.submittedAt, t.applicationId),
    index("listed_applications_name").on(t.nameOrder, t.applicationId),
    index("listed_applications_moved").on(t.movedAt, t.applicationId),
    index("listed_applications_state").on(t.state, t.waitingOrder, t.applicationId),
    index("listed_applications_campus").on(t.campus, t.state, t.waitingOrder, t.applicationId),
    index("listed_applications_officer").on(t.officerId, t.waitingOrder, t.applicationId),
    index("listed_applications_charge").on(t.officerId, t.campus, t.state),
    index("listed_applications_due").on(t.dueOn).where(sql`${t.dueOn} is not null`),
    index("listed_applications_answered").on(t.answeredAt).where(sql`${t.answeredAt} is not null`),
    index("listed_applications_courses").using("gin", t.courseIds),
    index("listed_applications_search").using("gin", t.search.op("gin_trgm_ops")),
  ],
);

/** A saved filter and order of the list: private, or shared with the office. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The filters and the order, as query parameters of the list. */
    query: text("query").notNull(),
    shared: boolean("shared").notNull().default(false),
    /** The campus whose staff see it when it is shared; null: every campus. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    createdAt: createdAt(),
  },
  (t) => [index("saved_views_owner").on(t.ownerId)],
);

/** A note between staff about an application; never shown to its candidate. */
export const notes = pgTable(
  "notes",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** Null after the note was removed: only that it existed is stored. */
    words: text("words"),
    pinnedAt: timestampTz("pinned_at"),
    editedAt: timestampTz("edited_at"),
    removedAt: timestampTz("removed_at"),
    removedById: uuid("removed_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("notes_application").on(t.applicationId, t.createdAt),
    check("notes_removed", sql`(${t.words} is null) = (${t.removedAt} is not null)`),
    check("notes_pinned", sql`${t.pinnedAt} is null or ${t.removedAt} is null`),
  ],
);

/** The progress of checking one theme of an application. Without a row, nobody has looked at it yet. */
export const themeChecks = pgTable(
  "theme_checks",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    theme: text("theme", {
      enum: ["identity", "studies", "adults", "choices", "documents"],
    }).notNull(),
    state: text("state", { enum: ["not-looked-at", "in-order", "to-complete"] }).notNull(),
    words: text("words"),
    checkedById: uuid("checked_by_id").references(() => users.id, { onDelete: "set null" }),
    checkedAt: timestampTz("checked_at").notNull(),
    /** Grows with every change: optimistic locking between officers. */
    version: integer("version").notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.theme] })],
);

/** The decision of an officer on two applications that look like one person's. */
export const duplicates = pgTable(
  "doubles",
  {
    id: id(),
    /** Ordered by id, so that a pair is stored once. */
    firstId: uuid("first_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** `undone`: the verdict `same` was a mistake; they may be suspected again. */
    verdict: text("verdict", { enum: ["same", "different", "undone"] }).notNull(),
    /** With verdict `same`, the application that is continued; the other is closed. */
    keptId: uuid("kept_id").references(() => applications.id, { onDelete: "cascade" }),
    /** The choices that the closing ended, with their former state, so that undoing restores them. */
    closed: jsonb("closed").$type<{ choice: string; state: string }[]>().notNull().default([]),
    /** The choices that were added to the continued application. */
    added: uuid("added").array().notNull().default([]),
    decidedById: uuid("decided_by_id").references(() => users.id, { onDelete: "set null" }),
    decidedAt: timestampTz("decided_at").notNull(),
  },
  (t) => [
    uniqueIndex("doubles_pair").on(t.firstId, t.secondId),
    index("doubles_second").on(t.secondId),
    check("doubles_order", sql`${t.firstId} < ${t.secondId}`),
    check(
      "doubles_kept",
      sql`(${t.verdict} = 'different') = (${t.keptId} is null) and (${t.keptId} is null or ${t.keptId} in (${t.firstId}, ${t.secondId}))`,
    ),
  ],
);
