import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { type Actor, type Campus, isImpersonated } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { hasProviderAccount } from "#app/features/auth/create-user.server.ts";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Availability } from "#app/features/catalogue/course.ts";
import type { ScanStatus } from "#app/features/documents/scan-status.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { hasOneName, parsePersonNames } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { prepareQuery } from "#app/platform/db/prepared-query.server.ts";
import {
  applications,
  campusRules,
  candidates,
  choices,
  consents,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import type { PersonalInfo } from "./application-fields.ts";
import { parseState, type State } from "./application-state.ts";
import { type Consent, getConsent } from "./consent/consent.ts";
import { listReopenings, type ReopeningRow } from "./corrections/list-reopened-sections.server.ts";
import type { Reopening } from "./corrections/reopened-sections.ts";
import { type CursusEntry, toCursusValues } from "./cursus/cursus.ts";
import {
  type ApplicationRow,
  findApplication,
  findLastApplication,
} from "./editable-application.server.ts";
import { lockCurrentIntake } from "./intake/intake.server.ts";
import { toPersonalInfo } from "./personal-info/personal-info.server.ts";
import type { Photo } from "./personal-info/photo.server.ts";
import { canSee } from "./policy.ts";
import { parseRecord } from "./record/application-record.server.ts";
import { maskApplication } from "./record/mask-answers.ts";
import type { ApplicationRecord } from "./record/record.ts";

export type Proof = { id: string; name: string; sizeBytes: number; type: string; scan: ScanStatus };
export type EntryWithProof = CursusEntry & {
  proof: Proof | null;
  /** The attempt id of the form that added it. */
  attempt: string | null;
};
export type Choice = {
  id: string;
  courseId: string;
  name: string;
  universityName: string;
  /** Whether the programme still accepts applicants; it may have closed since it was chosen. */
  availability: Availability;
  position: number;
  state: State;
  stateSince: Date;
};

/** An application with all its data, its names in one language. */
export type Application = {
  id: string;
  accountId: string;
  /** Null in a draft whose candidate has not chosen one yet; see `requireCampus`. */
  campus: Campus | null;
  locale: Locale;
  number: string | null;
  submittedAt: Date | null;
  record: ApplicationRecord | null;
  /**
   * The record after corrections that the school requested; null without corrections. `record` stays as it was
   * submitted.
   */
  corrected: { at: Date; record: ApplicationRecord } | null;
  /** The reopenings of its sections, active or closed, oldest first. */
  reopenings: Reopening[];
  version: number;
  startedAt: Date;
  updatedAt: Date;
  /** Submitted in the grace period after the closing. */
  isLate: boolean;
  intake: { year: number; name: string; closesAt: Date; graceHours: number; answerDays: number };
  info: PersonalInfo;
  photo: Photo | null;
  entries: EntryWithProof[];
  basket: Choice[];
  finished: string[];
  consent: Consent;
  /** In years. A younger candidate needs the consent of an adult before submission. */
  consentAge: number;
  today: string;
  /** When it was loaded. */
  readAt: Date;
};

/**
 * Returns the candidate's latest application of any intake. Without one, creates it for the open intake, but not under
 * impersonation; `startNextApplication` begins one for another intake. Null for anybody but a candidate, and when no
 * intake is open.
 */
export async function getOrCreateApplication(actor: Actor): Promise<ApplicationRow | null> {
  if (actor.kind !== "student") return null;
  const existing = await findLastApplication(actor.id);
  if (existing || isImpersonated(actor)) return existing;
  await transaction(async (tx) => {
    const intake = await lockCurrentIntake(tx);
    if (!intake) return;
    const user = await getUser(tx, actor.id);
    const [created] = await tx
      .insert(applications)
      .values({
        ...(await ensureCandidate(tx, user)),
        intakeId: intake.id,
        locale: actor.locale,
        demo: user.demo,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    // A concurrent request of the same candidate created it.
    if (!created) return;
    const answers = await getAccountAnswers(tx, user);
    await tx.insert(personalInfos).values({ applicationId: created.id, ...answers });
    await recordHistory(tx, actor, "application.started", { kind: "application", id: created.id });
  });
  return findLastApplication(actor.id);
}

/**
 * Returns the candidate of this account, and creates it with the first application. It has the id of the account: the
 * former version, which may still run during an upgrade, looks for it by that id.
 */
export async function ensureCandidate(tx: Database, { id, demo }: { id: string; demo: boolean }) {
  await tx.insert(candidates).values({ id, accountId: id, demo }).onConflictDoNothing();
  return { candidateId: id, accountId: id };
}

/**
 * The answers of the account that a draft begins with: names and phone number. Names that the rule refuses are left
 * empty, and so is a missing first name unless the user has declared to have one name only.
 */
async function getAccountAnswers(tx: Database, user: typeof users.$inferSelect) {
  const { firstName, lastName, phone } = user;
  const hasTypedOneName = hasOneName(user) && !(await hasProviderAccount(tx, user.id));
  return {
    ...parsePersonNames({ firstName, lastName, hasOneName: hasTypedOneName }).values,
    phone,
  };
}

async function getUser(tx: Database, id: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error("a signed-in person has no account");
  return user;
}

/**
 * Loads an application for its candidate or the staff of its campus; null for others. The passport number is masked
 * under impersonation.
 */
export async function loadApplication(
  actor: Actor,
  id: string,
  locale: Locale = "locale" in actor ? actor.locale : "fr",
): Promise<Application | null> {
  return loadIfVisible(actor, await findApplication(id), locale);
}

/** As `loadApplication`, for the candidate's latest application (`getOrCreateApplication`). */
export async function loadLastApplication(
  actor: Actor,
  locale: Locale,
): Promise<Application | null> {
  return loadIfVisible(actor, await getOrCreateApplication(actor), locale);
}

async function loadIfVisible(actor: Actor, row: ApplicationRow | null, locale: Locale) {
  if (!row || !canSee(actor, row)) return null;
  const application = await loadApplicationDetails(row, locale);
  return isImpersonated(actor) ? maskApplication(application) : application;
}

/** Loads the details of an application row. The caller checks permission. */
export async function loadApplicationDetails(
  row: ApplicationRow,
  locale: Locale,
  on: Database = db(),
): Promise<Application> {
  const at = now();
  const { intake, consentAge, info, photo } = await loadApplicationContext(row, on);
  const consentRows = await consentsQuery(on).execute({ applicationId: row.id });
  return {
    id: row.id,
    accountId: row.accountId,
    campus: row.campus,
    locale: row.locale,
    number: row.number,
    submittedAt: row.submittedAt,
    record: parseRecord(row.record),
    corrected: toCorrected(row),
    reopenings: row.submittedAt ? await listReopenings(on, row.id).then(toReopenings) : [],
    version: row.version,
    startedAt: row.createdAt,
    updatedAt: row.updatedAt,
    intake: {
      year: intake.year,
      name: locale === "fr" ? intake.nameFr : intake.nameEn,
      closesAt: intake.closesAt,
      graceHours: intake.graceHours,
      answerDays: intake.answerDays,
    },
    isLate: row.late,
    info: toPersonalInfo(info),
    photo,
    entries: await listEntries(row.id, on),
    basket: await listApplicationChoices(row.id, locale, on),
    finished: row.finishedSections,
    consent: getConsent(consentRows, at),
    consentAge,
    today: toCalendarDate(at),
    readAt: at,
  };
}

function toCorrected({ correctedAt, correctedRecord }: ApplicationRow): Application["corrected"] {
  const record = parseRecord(correctedRecord);
  return correctedAt && record && { at: correctedAt, record };
}

/** Loads the one-to-one data of an application in one query, because every page of the candidate needs it. */
async function loadApplicationContext({ id, intakeId, campus }: ApplicationRow, on: Database) {
  const [context] = await applicationContextQuery(on).execute({ id, intakeId, campus });
  if (!context) throw new Error("an application has no intake, or its campus no rules");
  return context;
}

/** The campus of the application; without one, the campus with the highest age of consent. */
const consentCampus = sql`(
  select campus from campus_rules where campus = coalesce(${sql.placeholder("campus")}::text, campus)
  order by consent_age desc, campus limit 1
)`;

const applicationContextQuery = prepareQuery("application-context", (on) =>
  on
    .select({
      intake: intakes,
      consentAge: campusRules.consentAge,
      info: personalInfos,
      photo: { id: files.id, scan: files.scan },
    })
    .from(intakes)
    .innerJoin(campusRules, eq(campusRules.campus, consentCampus))
    .leftJoin(personalInfos, eq(personalInfos.applicationId, sql.placeholder("id")))
    .leftJoin(files, eq(files.id, personalInfos.photoId))
    .where(eq(intakes.id, sql.placeholder("intakeId"))),
);

const consentsQuery = prepareQuery("application-consents", (on) =>
  on
    .select()
    .from(consents)
    .where(eq(consents.applicationId, sql.placeholder("applicationId"))),
);

/** Leaves out the stored contents of the sections. */
function toReopenings(rows: ReopeningRow[]): Reopening[] {
  return rows.map(({ sections, endsAt, closedAt }) => ({ sections, endsAt, closedAt }));
}

async function listEntries(applicationId: string, on: Database): Promise<EntryWithProof[]> {
  const rows = await entriesQuery(on).execute({ applicationId });
  return rows.map(({ entry, file }) => ({
    id: entry.id,
    ...toCursusValues(entry),
    attempt: entry.attempt,
    proof: file && toProof(file),
  }));
}

const entriesQuery = prepareQuery("application-entries", (on) =>
  on
    .select({ entry: cursusEntries, file: files })
    .from(cursusEntries)
    .leftJoin(files, eq(cursusEntries.proofId, files.id))
    .where(
      and(
        eq(cursusEntries.applicationId, sql.placeholder("applicationId")),
        isNull(cursusEntries.removedAt),
      ),
    )
    .orderBy(desc(cursusEntries.schoolYear), desc(cursusEntries.createdAt)),
);

function toProof({ id, name, size, type, scan }: typeof files.$inferSelect): Proof {
  return { id, name, sizeBytes: size, type, scan };
}

async function listApplicationChoices(
  applicationId: string,
  locale: Locale,
  on: Database,
): Promise<Choice[]> {
  const rows = await choicesQuery(on).execute({ applicationId });
  const courses = await getCourses(
    locale,
    rows.map((row) => row.courseId),
    on,
  );
  return rows.map((row) => {
    const course = courses.find(({ id }) => id === row.courseId);
    return {
      id: row.id,
      courseId: row.courseId,
      name: course?.name ?? row.courseId,
      universityName: course?.universityName ?? "",
      availability: course?.availability ?? "closed",
      position: row.position,
      state: parseState(row.state),
      stateSince: row.stateSince,
    };
  });
}

const choicesQuery = prepareQuery("application-choices", (on) =>
  on
    .select()
    .from(choices)
    .where(eq(choices.applicationId, sql.placeholder("applicationId")))
    .orderBy(asc(choices.position)),
);
