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

/** Who of the school has charge of an application. No row: nobody. */
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
 * What the list of the staff shows of each application that was sent, found and put in order by its indexes.
 * Derived by triggers of the database (migrations 0028 and 0036) from the tables it repeats, in their
 * transaction; nobody writes it and nobody decides by it. The column order is that of the view
 * `application_lines`.
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
    /** Family name then first name, without case or accents. */
    nameOrder: text("name_order").notNull(),
    /** That of the heaviest choice, by the weights of THE TABLE. */
    state: text("state").notNull(),
    /** When the first of its choices came to that state. */
    stateSince: timestampTz("state_since").notNull(),
    /** The last move of any of its choices. */
    movedAt: timestampTz("moved_at").notNull(),
    submittedAt: timestampTz("submitted_at").notNull(),
    choices: integer("choices").notNull(),
    entries: integer("entries").notNull(),
    proofs: integer("proofs").notNull(),
    courseIds: text("course_ids").array().notNull(),
    /** The first day among what was asked and is awaited. */
    dueOn: date("due_on", { mode: "string" }),
    /** The last answer to what was asked. */
    answeredAt: timestampTz("answered_at"),
    officerId: uuid("officer_id"),
    /** Names, number, addresses and telephones, as a search compares them. */
    search: text("search").notNull(),
    /** Whose turn it is by THE TABLE (0 the school, 1 the candidate, 2 nobody), then since when: as one text. */
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

/** A way to look at the list that somebody keeps under a name: for themselves, or for their office. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The filters and the order, as the address of the list writes them. */
    query: text("query").notNull(),
    shared: boolean("shared").notNull().default(false),
    /** Whose office sees it once shared; null: every campus. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    createdAt: createdAt(),
  },
  (t) => [index("saved_views_owner").on(t.ownerId)],
);

/** What the staff write to each other about an application; its candidate never sees it on a page. */
export const notes = pgTable(
  "notes",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** Erased when the note is removed: only that there was one stays. */
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

/** Where the reading of one theme of an application stands; no row: nobody looked at it yet. */
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
    /** Grows with every change, so that two officers at once do not overwrite each other. */
    version: integer("version").notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.theme] })],
);

/** What an officer decided of two applications that look like those of one person. */
export const duplicates = pgTable(
  "doubles",
  {
    id: id(),
    /** The two, in the order of their identifiers: a pair is there once. */
    firstId: uuid("first_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** `undone`: they were the same, by mistake; they may be suspected again. */
    verdict: text("verdict", { enum: ["same", "different", "undone"] }).notNull(),
    /** The one that is followed, when they are the same; the other is closed. */
    keptId: uuid("kept_id").references(() => applications.id, { onDelete: "cascade" }),
    /** Which choices the closing ended, and from which state: what undoing opens again. */
    closed: jsonb("closed").$type<{ choice: string; state: string }[]>().notNull().default([]),
    /** The choices that the kept application was given. */
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
