import {
  adults,
  applicationFields,
  fieldsByPart,
  findField,
} from "#app/features/admissions/application-fields.ts";
import { getApplicationState } from "#app/features/admissions/application-state.ts";
import { getAge, isYearOnly } from "#app/features/admissions/calendar.ts";
import { getPurposesFor } from "#app/features/admissions/consent/consent.ts";
import {
  buildApplicationRecord,
  formatPhones,
} from "#app/features/admissions/record/application-record.server.ts";
import { formatAnswer } from "#app/features/admissions/record/field-text.ts";
import type { RecordRow } from "#app/features/admissions/record/record.ts";
import { isMinor, type Section } from "#app/features/admissions/sections.ts";
import {
  type ChoiceTimeline,
  getProofStatus,
} from "#app/features/decisions/choice-timeline.server.ts";
import type { ReviewedApplication } from "#app/features/review/get-application-for-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";

export type ApplicationView = ReturnType<typeof toApplicationView>;
export type EntryView = ApplicationView["entries"][number];
/** A request that was answered by a file. */
export type RequestAnswerView = ApplicationView["answers"][number];

/** The part of an application that the page shows; nothing else of it is sent to the browser. */
export function toApplicationView(
  application: ReviewedApplication,
  timeline: ChoiceTimeline,
  locale: Locale,
) {
  const {
    id,
    number,
    campus,
    submittedAt,
    intake,
    email,
    personLocale: preferredLocale,
    info,
    consent,
    today,
  } = application;
  const { lastName, firstName, birthOn } = info;
  return {
    id,
    number,
    campus,
    submittedAt,
    intake: intake.name,
    email,
    preferredLocale,
    consent,
    consentPurposes: consent.state === "none" ? [] : getPurposesFor(info[`${consent.adult}Phone`]),
    lastName: lastName ?? "",
    firstName: firstName ?? "",
    /** Null when only the year of birth is known. */
    age: birthOn && !isYearOnly(birthOn) ? getAge(birthOn, today) : null,
    isMinor: isMinor(application),
    photo: application.photo && {
      ...application.photo,
      verdict: timeline.verdicts[application.photo.id] ?? null,
    },
    ...listAnswerRows(application, locale),
    adults: listAdults(application, locale),
    isLate: application.isLate,
    canDecide: application.canDecide,
    entries: application.entries.map((entry) => ({
      ...entry,
      proofState: getProofStatus(timeline, entry),
      verdict: (entry.proof && timeline.verdicts[entry.proof.id]) ?? null,
    })),
    answers: listRequestAnswers(application, timeline),
    choices: application.basket.map((choice) => ({
      id: choice.id,
      name: choice.name,
      universityName: choice.universityName,
      state: choice.state,
    })),
    state: getApplicationState(application.basket),
  };
}

/** The answers of each part as text, without those that the page shows elsewhere. */
function listAnswerRows(application: ReviewedApplication, locale: Locale) {
  const { blocks } = buildApplicationRecord(application, locale);
  const isShownElsewhere = ({ field }: RecordRow) =>
    findField(field)?.adult !== undefined || ["campus", "photo", "consent"].includes(field);
  const listRows = (section: Section) =>
    blocks
      .filter((block) => block.section === section)
      .flatMap(({ rows }) => rows.filter((row) => !isShownElsewhere(row)));
  return {
    identityRows: listRows("identity"),
    passportRows: listRows("passport"),
    parentsRows: listRows("parents"),
  };
}

/** The adults with an answer; `details` are all answers about one but the name. */
function listAdults({ info, today, email }: ReviewedApplication, locale: Locale) {
  const answers = formatPhones({ info, today });
  return adults.flatMap((adult) => {
    const names = fieldsByPart.parents.filter((name) => applicationFields[name].adult === adult);
    const details = names
      .filter((name) => applicationFields[name].type !== "full-name")
      .flatMap((name) => formatAnswer(locale, name, answers) ?? []);
    const name = info[`${adult}Name`];
    const isOwnEmail = isSameMailbox(info[`${adult}Email`], email);
    return name || details.length > 0 ? [{ adult, name, details, isOwnEmail }] : [];
  });
}

function listRequestAnswers(
  { basket }: ReviewedApplication,
  { requests, verdicts }: ChoiceTimeline,
) {
  return requests.flatMap(({ id, words, answer, answeredAt, choiceId, file }) => {
    const choice = basket.find((one) => one.id === choiceId)?.name ?? "";
    const verdict = (file && verdicts[file.id]) ?? null;
    return file ? [{ id, words, answer, answeredAt, choiceId, choice, file, verdict }] : [];
  });
}
