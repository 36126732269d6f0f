import { adults } from "#app/features/admissions/application-fields.ts";
import { getApplicationState } from "#app/features/admissions/application-state.ts";
import { getAge, isYearOnly } from "#app/features/admissions/calendar.ts";
import { getPurposesFor } from "#app/features/admissions/consent/consent.ts";
import { isMinor } from "#app/features/admissions/sections.ts";
import {
  type ChoiceTimeline,
  getProofStatus,
} from "#app/features/decisions/choice-timeline.server.ts";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import type { ReviewedApplication } from "#app/features/review/get-application-for-staff.server.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";

export type ApplicationView = ReturnType<typeof toApplicationView>;
export type EntryView = ApplicationView["entries"][number];
/** A request that was answered by a file. */
export type RequestAnswerView = ApplicationView["answers"][number];

/** The part of an application that the page shows; nothing else of it is sent to the browser. */
export function toApplicationView(application: ReviewedApplication, timeline: ChoiceTimeline) {
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
  const { lastName, firstName, birthOn, birthPlace, birthCountry, nationality } = info;
  const { passportNumber, passportExpiresOn, childrenCount } = info;
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
    identity: { birthOn, birthPlace, birthCountry, nationality, childrenCount },
    passport: { number: passportNumber, expiresOn: passportExpiresOn },
    adults: adults.flatMap((adult) => {
      const name = info[`${adult}Name`];
      const phone = formatPhone(info[`${adult}Phone`]);
      const adultEmail = info[`${adult}Email`];
      const isOwnEmail = isSameMailbox(adultEmail, email);
      return name || phone ? [{ adult, name, phone, email: adultEmail, isOwnEmail }] : [];
    }),
    isLate: application.late,
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
