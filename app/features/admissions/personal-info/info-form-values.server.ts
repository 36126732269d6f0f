import { createHash } from "node:crypto";
import { campusCountry } from "#app/features/identity/campus-country.ts";
import { NO_FIRST_NAME } from "#app/lib/person-name.ts";
import { isYearOnly, toDateParts } from "../calendar.ts";
import type { ApplicationRow } from "../editable-application.server.ts";
import type { AnswerHashes } from "./merge-answers.ts";
import { adults, fieldsByPart, type InfoPart, type PersonalInfo } from "./personal-info.ts";
import { splitPhone } from "./phone-answer.server.ts";

type InfoContext = Pick<ApplicationRow, "campus" | "finishedSections">;

/** The form values of a part. Nothing is preselected, except the dialling code of the chosen campus. */
export function toFormValues(part: InfoPart, info: PersonalInfo, application: InfoContext) {
  const values: Record<string, string> = {};
  for (const field of fieldsByPart[part]) Object.assign(values, toFieldValues(field, info[field]));
  if (part === "identity") {
    values.campus = application.campus ?? "";
  }
  if (part === "parents" && application.campus)
    for (const adult of adults)
      values[`${adult}Phone.country`] ||= campusCountry[application.campus];
  if (part === "passport") {
    const hasAnswers = fieldsByPart.passport.some((field) => info[field] !== null);
    const hasDeclaredNone = !hasAnswers && application.finishedSections.includes("passport");
    if (hasAnswers || hasDeclaredNone) values.hasPassport = hasAnswers ? "yes" : "no";
  }
  return values;
}

function toFieldValues(field: keyof PersonalInfo, value: string | number | null) {
  const text = typeof value === "string" ? value : null;
  if (/On$/.test(field)) {
    const { day, month, year } = toDateParts(text);
    const inputs = { [`${field}.day`]: day, [`${field}.month`]: month, [`${field}.year`]: year };
    if (field !== "birthOn") return inputs;
    return { ...inputs, "birthOn.yearAlone": text && isYearOnly(text) ? "on" : "" };
  }
  if (/Phone$/.test(field)) {
    const { country, number } = splitPhone(text);
    return { [`${field}.number`]: number, [`${field}.country`]: country };
  }
  if (field === "firstName")
    return { firstName: text ?? "", "firstName.none": text === NO_FIRST_NAME ? "on" : "" };
  return { [field]: value === null ? "" : String(value) };
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

const hashAnswer = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 8);
