import { createHash } from "node:crypto";
import { v5 } from "uuid";
import { ageOn, calendarDate } from "#app/features/admissions/calendar.ts";
import {
  CONSENT_DAYS,
  CONSENT_TEXT,
  type Purpose,
} from "#app/features/admissions/consent/consent.ts";
import type { Telling } from "#app/features/admissions/corrections/correction.ts";
import {
  type Adult,
  adults,
  emptyInfo,
  type PersonalInfo,
} from "#app/features/admissions/personal-info/personal-info.ts";
import { recordOf } from "#app/features/admissions/record.ts";
import { applicationNumber } from "#app/features/admissions/sending/number.ts";
import { receiptCode } from "#app/features/admissions/sending/receipt-code.ts";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import { searchable } from "#app/i18n/compare.ts";
import { type Applicant, applicants } from "./demo-applicants.ts";
import { addDecision } from "./demo-decisions.ts";
import type { Course, Rows, World } from "./demo-rows.ts";
import { COUNTRY, entriesOf, proofsOf } from "./demo-studies.ts";

const DAY = 86_400_000;
const NAMESPACE = "019a0000-de30-7000-8000-000000000001";
/** The last numbers given: the demonstration candidate's application becomes ER-27-DKR-0418. */
export const LAST = { senegal: 417, cameroon: 144 } as const;
/** Numbers that fit no plan: they cannot ring anybody (facts, section 5). */
const PHONE = { senegal: "+221000000000", cameroon: "+237000000000" } as const;

/** The rows of the forty applicants. */
export function addApplicants(rows: Rows, world: World) {
  const left = { senegal: 0, cameroon: 0 };
  for (const one of applicants) left[one.campus] += 1;
  for (const [index, one] of applicants.entries()) {
    left[one.campus] -= 1;
    addApplicant(rows, world, one, index, LAST[one.campus] - left[one.campus]);
  }
}

function addApplicant(rows: Rows, world: World, one: Applicant, index: number, sequence: number) {
  const email = emailOf(one);
  const candidateId = v5(email, NAMESPACE);
  const applicationId = v5("application", candidateId);
  const locale = one.locale ?? "fr";
  // Sent in the daytime of Dakar, at an hour of its own.
  const submittedAt = new Date(
    Math.floor(world.at.getTime() / DAY) * DAY -
      one.sent * DAY +
      (8 + ((index * 7) % 12)) * 3_600_000 +
      index * 97_000,
  );
  const startedAt = new Date(submittedAt.getTime() - (2 + (index % 6)) * DAY);
  const person = { firstName: one.first, lastName: one.last, name: `${one.first} ${one.last}` };
  rows.users.push({
    id: candidateId,
    email,
    ...person,
    emailVerified: true,
    locale,
    demo: true,
    createdAt: startedAt,
  });
  const info = infoOf(one);
  rows.infos.push({ applicationId, ...info });
  const entries = entriesOf(one, applicationId);
  const proofs = proofsOf(one, candidateId, rows);
  rows.files.push(...proofs);
  rows.entries.push(
    ...entries.map((entry, place) => ({ ...entry, proofId: proofs[place]?.id ?? null })),
  );
  const basket = basketOf(world.courses[locale], index, one.states.length);
  const chosen = basket.map((course, place) =>
    choiceRow(applicationId, course.id, place, one, submittedAt, world.at),
  );
  rows.choices.push(...chosen);
  const consent = consentRow(one, info, applicationId, submittedAt);
  if (consent) rows.consents.push(consent);
  const number = applicationNumber(world.intake.year, one.campus, sequence);
  const held: Telling = {
    campus: one.campus,
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
    today: calendarDate(submittedAt),
  };
  const record = recordOf(locale, { ...held, info: written(info) });
  rows.applications.push({
    id: applicationId,
    candidateId,
    intakeId: world.intake.id,
    campus: one.campus,
    locale,
    number,
    submittedAt,
    receiptCode: receiptCode(createHash("sha256").update(applicationId).digest()),
    record,
    finishedSections: ["identity", "passport", "parents"],
    version: 2,
    demo: true,
    createdAt: startedAt,
    updatedAt: submittedAt,
  });
  rows.history.push(submission(candidateId, applicationId, submittedAt, number));
  const { officers, at } = world;
  const [entryId, proofId] = [entries[0]?.id, proofs[1]?.id];
  for (const choice of chosen)
    addDecision({ rows, one, choice, candidateId, officers, at, entryId, proofId, held });
}

function submission(actorId: string, applicationId: string, at: Date, number: string) {
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

function emailOf({ first, last }: Applicant): string {
  const plain = (text: string) => searchable(text).replace(/[^a-z]+/g, "-");
  return `${plain(first)}.${plain(last)}@demo.test`;
}

function infoOf(one: Applicant): PersonalInfo {
  const named: Partial<PersonalInfo> = {};
  for (const adult of adults) {
    const name = one[adult];
    if (!name) continue;
    named[`${adult}Name`] = name;
    named[`${adult}Phone`] = PHONE[one.campus];
    named[`${adult}Email`] = `${searchable(name).replace(/[^a-z]+/g, ".")}@exemple.test`;
  }
  return {
    ...emptyInfo,
    lastName: one.last,
    firstName: one.first,
    birthOn: one.born,
    birthPlace: one.place,
    birthCountry: COUNTRY[one.campus],
    nationality: COUNTRY[one.campus],
    passportNumber: one.passport ?? null,
    passportIssuedOn: one.passport ? "2024-03-12" : null,
    passportExpiresOn: one.passport ? "2029-03-11" : null,
    ...named,
  };
}

/** Telephones as people read them. */
function written(info: PersonalInfo): PersonalInfo {
  return {
    ...info,
    motherPhone: formatPhone(info.motherPhone),
    fatherPhone: formatPhone(info.fatherPhone),
    guardianPhone: formatPhone(info.guardianPhone),
  };
}

/** Formations that differ, spread over the five universities. */
function basketOf(courses: Course[], index: number, length: number): Course[] {
  return Array.from(
    { length },
    // Seven and twenty-five have no common divisor: no formation comes twice.
    (_, place) => courses[(index * 3 + place * 7) % courses.length] as Course,
  );
}

function choiceRow(
  applicationId: string,
  courseId: string,
  place: number,
  one: Applicant,
  submittedAt: Date,
  at: Date,
) {
  const state = one.states[place] ?? "submitted";
  const later = new Date(submittedAt.getTime() + (3 + place) * DAY);
  const stateSince = state === "submitted" ? submittedAt : later < at ? later : at;
  return {
    id: v5(courseId, applicationId),
    applicationId,
    courseId,
    position: place + 1,
    state,
    stateSince,
  };
}

/** A minor's application was sent with the agreement of the first adult named. */
function consentRow(one: Applicant, info: PersonalInfo, applicationId: string, submittedAt: Date) {
  if (ageOn(one.born, calendarDate(submittedAt)) >= 18) return null;
  const adult: Adult | undefined = adults.find((name) => one[name]);
  if (!adult) throw new Error(`${one.first} ${one.last} is a minor without an adult`);
  const createdAt = new Date(submittedAt.getTime() - DAY);
  return {
    id: v5("consent", applicationId),
    applicationId,
    adult,
    email: info[`${adult}Email`] ?? "",
    tokenDigest: createHash("sha256").update(`demo ${applicationId}`).digest("hex"),
    textVersion: CONSENT_TEXT,
    expiresAt: new Date(createdAt.getTime() + CONSENT_DAYS * DAY),
    givenAt: new Date(submittedAt.getTime() - 3_600_000),
    givenName: one[adult] ?? "",
    purposes: ["application", "universities", "messages"] satisfies Purpose[],
    createdAt,
  };
}
