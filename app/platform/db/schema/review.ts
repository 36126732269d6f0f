import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./admissions.ts";
import { createdAt, id, moment } from "./columns.ts";
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
    since: moment("since").notNull(),
  },
  (t) => [index("assignments_officer").on(t.officerId)],
);

/**
 * What the list of the staff shows of each application that was sent, found and put in order by its indexes.
 * Derived by triggers of the database (migration 0028) from the tables it repeats, in their transaction; nobody
 * writes it and nobody decides by it. The column order is that of the view `application_lines`.
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
    birthOn: date("birth_on", { mode: "string" }),
    /** Family name then first name, without case or accents. */
    nameOrder: text("name_order").notNull(),
    /** That of the heaviest choice, by the weights of THE TABLE. */
    state: text("state").notNull(),
    /** When the first of its choices came to that state. */
    stateSince: moment("state_since").notNull(),
    /** The last move of any of its choices. */
    movedAt: moment("moved_at").notNull(),
    submittedAt: moment("submitted_at").notNull(),
    choices: integer("choices").notNull(),
    entries: integer("entries").notNull(),
    proofs: integer("proofs").notNull(),
    courseIds: text("course_ids").array().notNull(),
    /** The first day among what was asked and is awaited. */
    dueOn: date("due_on", { mode: "string" }),
    /** The last answer to what was asked. */
    answeredAt: moment("answered_at"),
    officerId: uuid("officer_id"),
    /** Names, number, addresses and telephones, as a search compares them. */
    search: text("search").notNull(),
  },
  (t) => [
    index("listed_applications_waiting").on(t.stateSince, t.applicationId),
    index("listed_applications_sent").on(t.submittedAt, t.applicationId),
    index("listed_applications_name").on(t.nameOrder, t.applicationId),
    index("listed_applications_moved").on(t.movedAt, t.applicationId),
    index("listed_applications_state").on(t.state, t.stateSince, t.applicationId),
    index("listed_applications_campus").on(t.campus, t.state, t.stateSince, t.applicationId),
    index("listed_applications_officer").on(t.officerId, t.stateSince, t.applicationId),
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
