import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz, updatedAt } from "./columns.ts";

const frequency = (name: string) =>
  text(name, { enum: ["at-once", "daily", "never"] })
    .notNull()
    .default("at-once");

/** A person who can sign in. better-auth owns the first block of columns. */
export const users = pgTable("users", {
  id: id(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  phone: text("phone"),
  locale: text("locale", { enum: ["fr", "en"] })
    .notNull()
    .default("fr"),
  /** How often notices of each kind leave; the letters of the account itself always do. */
  noticeMessage: frequency("notice_message"),
  noticeState: frequency("notice_state"),
  noticeMissingPiece: frequency("notice_missing_piece"),
  noticeDeadline: frequency("notice_deadline"),
  noticeConsent: frequency("notice_consent"),
  /** No notice leaves from this hour to that one, in the time of the person's campus. */
  quiet: boolean("quiet").notNull().default(true),
  quietFrom: integer("quiet_from").notNull().default(21),
  quietTo: integer("quiet_to").notNull().default(7),
  /** The person asked to close the account: when what may be erased will be. Signing in forgets it. */
  closesAt: timestampTz("closes_at"),
  /** It is closed: what is left belongs to an application that was sent. */
  closedAt: timestampTz("closed_at"),
  /** The school keeps this candidate out, and why, as they were told. The staff have theirs in `staff`. */
  suspendedAt: timestampTz("suspended_at"),
  suspendedBecause: text("suspended_because"),
  demo: boolean("demo").notNull().default(false),
});

/**
 * What a member of staff may do, and on which campus (null: all); only officers of admissions are of one. No row: not
 * staff.
 */
export const staff = pgTable(
  "staff",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["admissions", "editor", "administrator"] }).notNull(),
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    suspendedAt: timestampTz("suspended_at"),
    lastSignInAt: timestampTz("last_sign_in_at"),
    createdAt: createdAt(),
  },
  (t) => [check("staff_campus", sql`${t.campus} is null or ${t.role} = 'admissions'`)],
);

/** A place on the staff that waits for whoever holds its link. Without an address: the first administrator's. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    email: text("email"),
    role: text("role", { enum: ["admissions", "editor", "administrator"] }).notNull(),
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: timestampTz("expires_at").notNull(),
    acceptedAt: timestampTz("accepted_at"),
    cancelledAt: timestampTz("cancelled_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("invitations_email").on(t.email),
    check("invitations_campus", sql`${t.campus} is null or ${t.role} = 'admissions'`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Hashed (SHA-256); the token itself is in the cookie of its browser alone. */
    token: text("token").notNull().unique(),
    expiresAt: timestampTz("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** When the person last proved to be themselves in it; null: only by signing in. */
    provedAt: timestampTz("proved_at"),
    /** When the code of the second factor was given in it. */
    secondFactorAt: timestampTz("second_factor_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("sessions_user_id").on(t.userId)],
);

/**
 * Somebody of the school sees the area of a candidate as they see it, to help: from when, until when at the
 * latest, and why, as the person was told. One at a time in a session.
 */
export const impersonations = pgTable(
  "support_views",
  {
    id: id(),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Who sees. Their name stays when their account goes. */
    staffId: uuid("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    /** The session they see it in: the view ends with it. */
    sessionId: uuid("session_id").notNull(),
    reason: text("reason").notNull(),
    begunAt: timestampTz("begun_at").notNull(),
    endsAt: timestampTz("ends_at").notNull(),
    endedAt: timestampTz("ended_at"),
  },
  (t) => [
    uniqueIndex("support_views_open").on(t.sessionId).where(sql`${t.endedAt} is null`),
    index("support_views_person").on(t.personId, t.begunAt),
  ],
);

/** The application on a telephone that gives codes, once it has given one. Its secret is sealed. */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text("secret").notNull(),
  /** The half-minute of the last code that served: it serves no more, nor those before it. */
  lastStep: integer("last_step").notNull(),
  createdAt: createdAt(),
});

/** A code on paper for a lost telephone, as a keyed hash; deleted when it has served. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
  },
  (t) => [uniqueIndex("recovery_codes_user_hash").on(t.userId, t.hash)],
);

/** A way in: a password, or an identity at a provider. */
export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestampTz("access_token_expires_at"),
    refreshTokenExpiresAt: timestampTz("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("accounts_user_id").on(t.userId),
    uniqueIndex("accounts_provider_account").on(t.providerId, t.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("verifications_identifier").on(t.identifier)],
);

/** A new address that waits for the link of its letter. Only the digest of the link's token is kept. */
export const emailChanges = pgTable("email_changes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  tokenDigest: text("token_digest").notNull().unique(),
  expiresAt: timestampTz("expires_at").notNull(),
  createdAt: createdAt(),
});

export const rateLimits = pgTable("rate_limits", {
  id: id(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** Who did what to which thing, and when. Append-only: a trigger refuses changes. */
export const history = pgTable(
  "history",
  {
    id: id(),
    at: createdAt(),
    actorId: uuid("actor_id"),
    actorKind: text("actor_kind", { enum: ["visitor", "student", "staff", "system"] }).notNull(),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    /** By the clock of the database, whatever `at` says: the order in which lines are sealed. */
    writtenAt: timestampTz("written_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index("history_written").on(t.writtenAt),
    index("history_subject").on(t.subjectKind, t.subjectId, t.at),
    index("history_at").on(t.at, t.id),
  ],
);
