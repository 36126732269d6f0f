import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Availability } from "#app/features/catalogue/course.ts";
import type { ScanStatus } from "#app/features/documents/scan-status.ts";
import { type Actor, type Campus, isSeen } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { hasProviderAccount } from "#app/features/identity/people.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { hasOneName, readPersonNames } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { prepareQuery } from "#app/platform/db/prepared-query.server.ts";
import {
  applications,
  campusRules,
  choices,
  consents,
  cursusEntries,
  intakes,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { asState, type State } from "./application.ts";
import { calendarDate } from "./calendar.ts";
import { type Consent, consentOf } from "./consent/consent.ts";
import { listOpenings, type OpeningRow } from "./corrections/opened.server.ts";
import type { Opening } from "./corrections/opening.ts";
import type { CursusEntry } from "./cursus/cursus.ts";
import { type ApplicationRow, findApplication } from "./draft.server.ts";
import { holdCurrentIntake } from "./intake/intake.server.ts";
import { withoutPassport } from "./personal-info/passport-masked.ts";
import { answersIn } from "./personal-info/personal-info.server.ts";
import type { PersonalInfo } from "./personal-info/personal-info.ts";
import type { Photo } from "./personal-info/photo.server.ts";
import { maySee } from "./policy.ts";
import type { ApplicationRecord } from "./record.ts";

export type Proof = { id: string; name: string; size: number; type: string; scan: ScanStatus };
export type EntryWithProof = CursusEntry & {
  proof: Proof | null;
  /** The attempt of the form that added it. */
  attempt: string | null;
};
export type Choice = {
  id: string;
  courseId: string;
  name: string;
  universityName: string;
  /** Does it still take people? It may have closed since it was chosen. */
  availability: Availability;
  position: number;
  state: State;
  stateSince: Date;
};

/** Everything an application holds, in one language. */
export type Application = {
  id: string;
  candidateId: string;
  /** Null in a draft whose candidate has not chosen one yet; see `sentCampus`. */
  campus: Campus | null;
  locale: Locale;
  number: string | null;
  submittedAt: Date | null;
  record: ApplicationRecord | null;
  /** What was sent as it stands after the corrections that the school asked for; null when there were none. */
  corrected: { at: Date; record: ApplicationRecord } | null;
  /** What the school opened again after it was sent, closed or not, the oldest first. */
  openings: Opening[];
  version: number;
  begunAt: Date;
  updatedAt: Date;
  /** It came in the hours of grace after the closing. */
  late: boolean;
  intake: { year: number; name: string; closesAt: Date; graceHours: number; answerDays: number };
  info: PersonalInfo;
  photo: Photo | null;
  entries: EntryWithProof[];
  basket: Choice[];
  finished: string[];
  consent: Consent;
  /** Under this age, an adult agrees before it is sent. */
  consentAge: number;
  today: string;
  /** When it was read. */
  readAt: Date;
};

/**
 * The candidate's last application, whichever its intake; when they have none, one is made for the intake
 * that is open, but for a page that the school sees in their place. Another intake is begun by `startNext`,
 * from the last. Null for anybody but a candidate, and when there is nothing to open.
 */
export async function openApplication(actor: Actor): Promise<ApplicationRow | null> {
  if (actor.kind !== "student") return null;
  const known = await lastApplicationOf(actor.id);
  if (known || isSeen(actor)) return known;
  await transaction(async (tx) => {
    const intake = await holdCurrentIntake(tx);
    if (!intake) return;
    const person = await personOf(tx, actor.id);
    const [made] = await tx
      .insert(applications)
      .values({
        candidateId: actor.id,
        intakeId: intake.id,
        locale: actor.locale,
        demo: person.demo,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    // Another request of the same person made it a moment ago.
    if (!made) return;
    const names = await draftNames(tx, person);
    await tx.insert(personalInfos).values({ applicationId: made.id, ...names });
    await record(tx, actor, "application.started", { kind: "application", id: made.id });
  });
  return lastApplicationOf(actor.id);
}

/** The application that a person began last. */
export async function lastApplicationOf(candidateId: string): Promise<ApplicationRow | null> {
  const [row] = await lastOne(db()).execute({ candidateId });
  return row ?? null;
}

const lastOne = prepareQuery((on) =>
  on
    .select()
    .from(applications)
    .where(eq(applications.candidateId, sql.placeholder("candidateId")))
    .orderBy(desc(applications.createdAt))
    .limit(1)
    .prepare("last-application"),
);

/**
 * The names of an account that a draft may begin with. Those that the rule of names refuses are asked for, and so is a
 * first name that the account lacks without its person having said that they have one name only.
 */
async function draftNames(tx: Database, person: typeof users.$inferSelect) {
  const { firstName, lastName } = person;
  const saidOneName = hasOneName(person) && !(await hasProviderAccount(tx, person.id));
  return readPersonNames({ firstName, lastName, hasOneName: saidOneName }).values;
}

async function personOf(tx: Database, id: string) {
  const [person] = await tx.select().from(users).where(eq(users.id, id));
  if (!person) throw new Error("a signed-in person has no account");
  return person;
}

/**
 * An application with all it holds, for its candidate or the staff of its campus; null for others. The passport's
 * number is masked for whoever sees it in the candidate's place.
 */
export async function loadApplication(
  actor: Actor,
  id: string,
  locale: Locale = "locale" in actor ? actor.locale : "fr",
): Promise<Application | null> {
  return wholeOf(actor, await findApplication(id), locale);
}

/** The same of the candidate's last application, which `openApplication` finds or makes. */
export async function loadLast(actor: Actor, locale: Locale): Promise<Application | null> {
  return wholeOf(actor, await openApplication(actor), locale);
}

async function wholeOf(actor: Actor, row: ApplicationRow | null, locale: Locale) {
  if (!row || !maySee(actor, row)) return null;
  const application = await fill(row, locale);
  return isSeen(actor) ? withoutPassport(application) : application;
}

/** Fills a row with all it holds. Whoever calls has asked the policy. */
export async function fill(
  row: ApplicationRow,
  locale: Locale,
  on: Database = db(),
): Promise<Application> {
  const at = now();
  const { intake, consentAge, info, photo } = await around(row, on);
  const consentRows = await on.select().from(consents).where(eq(consents.applicationId, row.id));
  return {
    id: row.id,
    candidateId: row.candidateId,
    campus: row.campus,
    locale: row.locale,
    number: row.number,
    submittedAt: row.submittedAt,
    record: row.record as ApplicationRecord | null,
    corrected: row.correctedAt && {
      at: row.correctedAt,
      record: row.correctedRecord as ApplicationRecord,
    },
    openings: row.submittedAt ? await listOpenings(on, row.id).then(momentsOf) : [],
    version: row.version,
    begunAt: row.createdAt,
    updatedAt: row.updatedAt,
    intake: {
      year: intake.year,
      name: locale === "fr" ? intake.nameFr : intake.nameEn,
      closesAt: intake.closesAt,
      graceHours: intake.graceHours,
      answerDays: intake.answerDays,
    },
    late: row.late,
    info: answersIn(info),
    photo,
    entries: await entriesOf(row.id, on),
    basket: await basketOf(row.id, locale, on),
    finished: row.finishedSections,
    consent: consentOf(consentRows, at),
    consentAge,
    today: calendarDate(at),
    readAt: at,
  };
}

/** What there is one of for an application, in one question: a page of its candidate asks for it each time. */
async function around({ id, intakeId, campus }: ApplicationRow, on: Database) {
  const [found] = await surroundings(on).execute({ id, intakeId, campus });
  if (!found) throw new Error("an application has no intake, or its campus no rules");
  return found;
}

/** The campus of the application; without one, the campus whose age of consent is the highest. */
const strictestCampus = sql`(
  select campus from campus_rules where campus = coalesce(${sql.placeholder("campus")}::text, campus)
  order by consent_age desc, campus limit 1
)`;

const surroundings = prepareQuery((on) =>
  on
    .select({
      intake: intakes,
      consentAge: campusRules.consentAge,
      info: personalInfos,
      photo: { id: files.id, scan: files.scan },
    })
    .from(intakes)
    .innerJoin(campusRules, eq(campusRules.campus, strictestCampus))
    .leftJoin(personalInfos, eq(personalInfos.applicationId, sql.placeholder("id")))
    .leftJoin(files, eq(files.id, personalInfos.photoId))
    .where(eq(intakes.id, sql.placeholder("intakeId")))
    .prepare("around-application"),
);

/** When each was opened, without what it held. */
function momentsOf(openings: OpeningRow[]): Opening[] {
  return openings.map(({ sections, endsAt, closedAt }) => ({ sections, endsAt, closedAt }));
}

async function entriesOf(applicationId: string, on: Database): Promise<EntryWithProof[]> {
  const rows = await entriesIn(on).execute({ applicationId });
  return rows.map(({ entry, file }) => {
    const { applicationId: _, proofId: __, createdAt: ___, updatedAt: ____, ...told } = entry;
    const { removedAt: _____, ...rest } = told;
    return { ...rest, proof: file && proofOf(file) };
  });
}

const entriesIn = prepareQuery((on) =>
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
    .orderBy(desc(cursusEntries.schoolYear), desc(cursusEntries.createdAt))
    .prepare("entries-of-application"),
);

function proofOf({ id, name, size, type, scan }: typeof files.$inferSelect): Proof {
  return { id, name, size, type, scan };
}

async function basketOf(applicationId: string, locale: Locale, on: Database): Promise<Choice[]> {
  const rows = await on
    .select()
    .from(choices)
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(choices.position));
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
      state: asState(row.state),
      stateSince: row.stateSince,
    };
  });
}
