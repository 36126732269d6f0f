import { createHash } from "node:crypto";
import { v5 } from "uuid";
import {
  type Adult,
  adults,
  emptyInfo,
  type PersonalInfo,
} from "#app/features/admissions/application-fields.ts";
import { getAge } from "#app/features/admissions/calendar.ts";
import {
  CONSENT_LINK_DAYS,
  CONSENT_TEXT_VERSION,
  type ConsentPurpose,
} from "#app/features/admissions/consent/consent.ts";
import type { ComparedApplication } from "#app/features/admissions/corrections/compare-sections.ts";
import { buildApplicationRecord } from "#app/features/admissions/record/application-record.server.ts";
import { formatApplicationNumber } from "#app/features/admissions/sending/application-number.ts";
import { createReceiptCode } from "#app/features/admissions/sending/receipt-code.ts";
import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/duration.ts";
import { type Applicant, applicants } from "./demo-applicants.ts";
import { addDecision } from "./demo-decisions.ts";
import type { Course, DemoRows, SeedContext } from "./demo-rows.ts";
import { COUNTRY_CODES, cursusRows, proofRows } from "./demo-studies.ts";

const NAMESPACE = "019a0000-de30-7000-8000-000000000001";
/**
 * The last application numbers before seeding: the demonstration candidate's application then becomes ER-27-DKR-0418.
 */
export const LAST_NUMBERS = { senegal: 417, cameroon: 144 } as const;
/** Numbers outside every numbering plan, so that they reach nobody (DEMO-01). */
const FICTIONAL_PHONES = { senegal: "+221000000000", cameroon: "+237000000000" } as const;

/** Adds the rows of the forty applicants. */
export function addApplicants(rows: DemoRows, world: SeedContext) {
  const remaining = { senegal: 0, cameroon: 0 };
  for (const applicant of applicants) remaining[applicant.campus] += 1;
  for (const [index, applicant] of applicants.entries()) {
    remaining[applicant.campus] -= 1;
    addApplicant(
      rows,
      world,
      applicant,
      index,
      LAST_NUMBERS[applicant.campus] - remaining[applicant.campus],
    );
  }
}

function addApplicant(
  rows: DemoRows,
  world: SeedContext,
  applicant: Applicant,
  index: number,
  sequence: number,
) {
  const email = applicantEmail(applicant);
  const accountId = v5(email, NAMESPACE);
  const applicationId = v5("application", accountId);
  const locale = applicant.locale ?? "fr";
  // Submitted during the day in Dakar, each at a different hour.
  const submittedAt = new Date(
    Math.floor(world.at.getTime() / DAY_MS) * DAY_MS -
      applicant.sentDaysAgo * DAY_MS +
      (8 + ((index * 7) % 12)) * HOUR_MS +
      index * 97_000,
  );
  const startedAt = new Date(submittedAt.getTime() - (2 + (index % 6)) * DAY_MS);
  const person = {
    firstName: applicant.first,
    lastName: applicant.last,
    name: `${applicant.first} ${applicant.last}`,
  };
  rows.users.push({
    id: accountId,
    email,
    ...person,
    emailVerified: true,
    locale,
    demo: true,
    createdAt: startedAt,
  });
  rows.candidates.push({ id: accountId, accountId, demo: true });
  const info = personalInfo(applicant);
  rows.infos.push({ applicationId, ...info });
  const entries = cursusRows(applicant, applicationId);
  const proofs = proofRows(applicant, accountId, rows);
  rows.files.push(...proofs);
  rows.entries.push(
    ...entries.map((entry, place) => ({ ...entry, proofId: proofs[place]?.id ?? null })),
  );
  const basket = pickCourses(world.courses[locale], index, applicant.states.length);
  const choiceRows = basket.map((course, place) =>
    choiceRow(applicationId, course.id, place, applicant, submittedAt, world.at),
  );
  rows.choices.push(...choiceRows);
  const consent = consentRow(applicant, info, applicationId, submittedAt);
  if (consent) rows.consents.push(consent);
  const number = formatApplicationNumber(world.intake.year, applicant.campus, sequence);
  const submitted: ComparedApplication = {
    campus: applicant.campus,
    intake: { name: locale === "fr" ? world.intake.nameFr : world.intake.nameEn },
    info,
    photo: null,
    entries: entries.map((entry, place) => ({ ...entry, proof: proofs[place] ?? null })),
    basket,
    consent: consent
      ? {
          state: "given",
          adult: consent.adult,
          name: consent.givenName,
          at: consent.givenAt,
          channel: "mail",
          purposes: consent.purposes,
        }
      : { state: "none" },
    today: toCalendarDate(submittedAt),
  };
  const record = buildApplicationRecord({ ...submitted, info }, locale);
  rows.applications.push({
    id: applicationId,
    candidateId: accountId,
    accountId,
    intakeId: world.intake.id,
    campus: applicant.campus,
    locale,
    number,
    submittedAt,
    receiptCode: createReceiptCode(createHash("sha256").update(applicationId).digest()),
    record,
    finishedSections: ["identity", "passport", "parents"],
    version: 2,
    demo: true,
    createdAt: startedAt,
    updatedAt: submittedAt,
  });
  rows.history.push(submissionEvent(accountId, applicationId, submittedAt, number));
  const { officers, at } = world;
  const [entryId, proofId] = [entries[0]?.id, proofs[1]?.id];
  for (const choice of choiceRows)
    addDecision({
      rows,
      applicant,
      choice,
      accountId,
      officers,
      at,
      entryId,
      proofId,
      submitted,
    });
}

function submissionEvent(actorId: string, applicationId: string, at: Date, number: string) {
  return {
    id: v5("submitted", applicationId),
    at,
    actorId,
    actorKind: "student" as const,
    action: "application.submitted",
    subjectKind: "application",
    subjectId: applicationId,
    details: { number },
  };
}

function applicantEmail({ first, last }: Applicant): string {
  const slug = (text: string) => normalizeForSearch(text).replace(/[^a-z]+/g, "-");
  return `${slug(first)}.${slug(last)}@demo.test`;
}

function personalInfo(applicant: Applicant): PersonalInfo {
  const adultFields: Partial<PersonalInfo> = {};
  for (const adult of adults) {
    const name = applicant[adult];
    if (!name) continue;
    adultFields[`${adult}Name`] = name;
    adultFields[`${adult}Phone`] = FICTIONAL_PHONES[applicant.campus];
    adultFields[`${adult}Email`] =
      `${normalizeForSearch(name).replace(/[^a-z]+/g, ".")}@exemple.test`;
  }
  return {
    ...emptyInfo,
    lastName: applicant.last,
    firstName: applicant.first,
    birthOn: applicant.born,
    birthPlace: applicant.place,
    birthCountry: COUNTRY_CODES[applicant.campus],
    nationality: COUNTRY_CODES[applicant.campus],
    phone: FICTIONAL_PHONES[applicant.campus],
    residenceCity: applicant.city,
    passportNumber: applicant.passport ?? null,
    passportIssuedOn: applicant.passport ? "2024-03-12" : null,
    passportExpiresOn: applicant.passport ? "2029-03-11" : null,
    ...adultFields,
  };
}

/** Picks different programmes, spread over the five universities. */
function pickCourses(courses: Course[], index: number, length: number): Course[] {
  return Array.from(
    { length },
    // Seven and twenty-five have no common divisor, so no programme is picked twice.
    (_, position) => courses[(index * 3 + position * 7) % courses.length] as Course,
  );
}

function choiceRow(
  applicationId: string,
  courseId: string,
  position: number,
  applicant: Applicant,
  submittedAt: Date,
  at: Date,
) {
  const state = applicant.states[position] ?? "submitted";
  const later = new Date(submittedAt.getTime() + (3 + position) * DAY_MS);
  const stateSince = state === "submitted" ? submittedAt : later < at ? later : at;
  return {
    id: v5(courseId, applicationId),
    applicationId,
    courseId,
    position: position + 1,
    state,
    stateSince,
  };
}

/** The consent of the first adult named in a minor's application. */
function consentRow(
  applicant: Applicant,
  info: PersonalInfo,
  applicationId: string,
  submittedAt: Date,
) {
  if (getAge(applicant.born, toCalendarDate(submittedAt)) >= 18) return null;
  const adult: Adult | undefined = adults.find((name) => applicant[name]);
  if (!adult) throw new Error(`${applicant.first} ${applicant.last} is a minor without an adult`);
  const createdAt = new Date(submittedAt.getTime() - DAY_MS);
  return {
    id: v5("consent", applicationId),
    applicationId,
    adult,
    email: info[`${adult}Email`] ?? "",
    tokenDigest: createHash("sha256").update(`demo ${applicationId}`).digest("hex"),
    textVersion: CONSENT_TEXT_VERSION,
    expiresAt: new Date(createdAt.getTime() + CONSENT_LINK_DAYS * DAY_MS),
    givenAt: new Date(submittedAt.getTime() - HOUR_MS),
    givenName: applicant[adult] ?? "",
    purposes: ["application", "universities", "messages"] satisfies ConsentPurpose[],
    createdAt,
  };
}
