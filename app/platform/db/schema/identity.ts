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

/** A user who can sign in. better-auth owns the first block of columns. */
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
  /** How often notifications of each kind are sent. Emails about the account itself are always sent. */
  noticeMessage: frequency("notice_message"),
  noticeState: frequency("notice_state"),
  noticeMissingPiece: frequency("notice_missing_piece"),
  noticeDeadline: frequency("notice_deadline"),
  noticeConsent: frequency("notice_consent"),
  /** Quiet hours: no notification is sent between these hours, in the time zone of the user's campus. */
  quiet: boolean("quiet").notNull().default(true),
  quietFrom: integer("quiet_from").notNull().default(21),
  quietTo: integer("quiet_to").notNull().default(7),
  /** When the account will be closed, at the user's request. Signing in clears it. */
  closesAt: timestampTz("closes_at"),
  /** Set once it is closed: what remains belongs to a submitted application. */
  closedAt: timestampTz("closed_at"),
  /** The school suspended this candidate, and the reason shown to them. The staff have such columns in `staff`. */
  suspendedAt: timestampTz("suspended_at"),
  suspendedBecause: text("suspended_because"),
  demo: boolean("demo").notNull().default(false),
});

/**
 * The role of a member of staff and their campus (null: all campuses; only admissions officers have one). Users
 * without a row are not staff.
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

/** An open invitation to the staff, accepted through a link. The first administrator's has no address. */
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
    /** SHA-256; the token itself is only in the browser's cookie. */
    token: text("token").notNull().unique(),
    expiresAt: timestampTz("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** When the user last confirmed their identity in this session; null when only by signing in. */
    provedAt: timestampTz("proved_at"),
    /** When the second factor was verified in this session. */
    secondFactorAt: timestampTz("second_factor_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("sessions_user_id").on(t.userId)],
);

/**
 * A support session: a member of staff views a candidate's area to help. Its reason and times are shown to the
 * candidate; at most one at a time per session.
 */
export const impersonations = pgTable(
  "support_views",
  {
    id: id(),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** No foreign key: it stays, with the name, when the account is deleted. */
    staffId: uuid("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    /** The staff session in which it runs; it ends with that session. */
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

/** A confirmed authenticator app. Its secret is encrypted. */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text("secret").notNull(),
  /** The 30-second step of the last accepted code: it and older codes are refused, against replay. */
  lastStep: integer("last_step").notNull(),
  createdAt: createdAt(),
});

/** A recovery code for a lost phone, as a keyed hash; deleted once used. */
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

/** A sign-in method: a password, or an identity at a provider. */
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

/** A new email address that waits for confirmation. Only the digest of the link's token is stored. */
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

/** Audit log: actor, action, object and time. Append-only: a trigger refuses changes. */
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
    /** By the database's clock, whatever `at` says: the order in which rows are sealed. */
    writtenAt: timestampTz("written_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index("history_written").on(t.writtenAt),
    index("history_subject").on(t.subjectKind, t.subjectId, t.at),
    index("history_at").on(t.at, t.id),
  ],
);
