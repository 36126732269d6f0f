import { campusCountry } from "#app/features/access/campus-country.ts";
import { NO_FIRST_NAME } from "#app/lib/person-name.ts";
import { sha256 } from "#app/platform/sha256.server.ts";
import {
  applicationFields,
  fieldsByPart,
  type InfoPart,
  type PersonalInfo,
  type StoredField,
} from "../application-fields.ts";
import { isYearOnly, toDateParts } from "../calendar.ts";
import type { ApplicationRow } from "../editable-application.server.ts";
import type { AnswerHashes } from "./merge-answers.ts";
import { splitPhone } from "./phone-answer.server.ts";

type InfoContext = Pick<ApplicationRow, "campus" | "finishedSections">;

/** The form values of a part. Nothing is preselected, except the dialling code of the chosen campus. */
export function toFormValues(part: InfoPart, info: PersonalInfo, application: InfoContext) {
  const values: Record<string, string> = {};
  for (const field of fieldsByPart[part]) Object.assign(values, toFieldValues(field, info[field]));
  if (part === "identity") {
    values.campus = application.campus ?? "";
  }
  if (application.campus)
    for (const field of fieldsByPart[part])
      if (applicationFields[field].type === "phone")
        values[`${field}.country`] ||= campusCountry[application.campus];
  if (part === "passport") {
    const hasAnswers = fieldsByPart.passport.some((field) => info[field] !== null);
    const hasDeclaredNone = !hasAnswers && application.finishedSections.includes("passport");
    if (hasAnswers || hasDeclaredNone) values.hasPassport = hasAnswers ? "yes" : "no";
  }
  return values;
}

function toFieldValues(field: StoredField, value: string | number | null): Record<string, string> {
  const text = value === null ? "" : String(value);
  switch (applicationFields[field].type) {
    case "birth-date":
      return { ...toDateInputs(field, text), [`${field}.yearAlone`]: isYearOnly(text) ? "on" : "" };
    case "issue-date":
    case "expiry-date":
      return toDateInputs(field, text);
    case "phone": {
      const { country, number } = splitPhone(text || null);
      return { [`${field}.number`]: number, [`${field}.country`]: country };
    }
    case "given-name":
      return { [field]: text, [`${field}.none`]: value === NO_FIRST_NAME ? "on" : "" };
    case "family-name":
    case "full-name":
    case "text":
    case "country":
    case "email":
    case "passport-number":
    case "count":
      return { [field]: text };
  }
}

function toDateInputs(field: StoredField, text: string): Record<string, string> {
  const { day, month, year } = toDateParts(text || null);
  return { [`${field}.day`]: day, [`${field}.month`]: month, [`${field}.year`]: year };
}

/** The hash of each stored answer of a part. */
export function hashPart(
  part: InfoPart,
  info: PersonalInfo,
  { campus }: InfoContext,
): AnswerHashes {
  const answers = Object.fromEntries(fieldsByPart[part].map((field) => [field, info[field]]));
  return hashAnswers(part === "identity" ? { ...answers, campus } : answers);
}

/** A short hash per answer, which does not reveal the answer. */
export function hashAnswers(answers: object): AnswerHashes {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, hashAnswer(value)]),
  );
}

const hashAnswer = (value: unknown) => sha256(JSON.stringify(value), "base64url").slice(0, 8);
