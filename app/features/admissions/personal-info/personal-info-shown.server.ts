import { createHash } from "node:crypto";
import { campusCountry } from "#app/features/identity/campus-country.ts";
import { NO_FIRST_NAME } from "#app/lib/person-name.ts";
import { isYearAlone, partsOf } from "../calendar.ts";
import type { ApplicationRow } from "../draft.server.ts";
import type { Marks } from "./answer-merge.ts";
import { adults, fieldsOf, type Part, type PersonalInfo } from "./personal-info.ts";
import { splitPhone } from "./phone.server.ts";

type HasCampus = Pick<ApplicationRow, "campus" | "finishedSections">;

/**
 * What the fields of a part show for what is stored. No fact is proposed: a campus or a country that was not given is
 * an empty choice. Only the dialling code of a telephone begins with the campus that the candidate chose.
 */
export function typedOf(part: Part, info: PersonalInfo, application: HasCampus) {
  const typed: Record<string, string> = {};
  for (const field of fieldsOf[part]) Object.assign(typed, fieldsFor(field, info[field]));
  if (part === "identity") {
    typed.campus = application.campus ?? "";
  }
  if (part === "parents" && application.campus)
    for (const adult of adults)
      typed[`${adult}Phone.country`] ||= campusCountry[application.campus];
  if (part === "passport") {
    const some = fieldsOf.passport.some((field) => info[field] !== null);
    const none = !some && application.finishedSections.includes("passport");
    if (some || none) typed.hasPassport = some ? "yes" : "no";
  }
  return typed;
}

function fieldsFor(field: keyof PersonalInfo, value: string | number | null) {
  const text = typeof value === "string" ? value : null;
  if (/On$/.test(field)) {
    const { day, month, year } = partsOf(text);
    const inputs = { [`${field}.day`]: day, [`${field}.month`]: month, [`${field}.year`]: year };
    if (field !== "birthOn") return inputs;
    return { ...inputs, "birthOn.yearAlone": text && isYearAlone(text) ? "on" : "" };
  }
  if (/Phone$/.test(field)) {
    const { country, number } = splitPhone(text);
    return { [`${field}.number`]: number, [`${field}.country`]: country };
  }
  if (field === "firstName")
    return { firstName: text ?? "", "firstName.none": text === NO_FIRST_NAME ? "on" : "" };
  return { [field]: value === null ? "" : String(value) };
}

/** The mark of each answer of a part, as it is stored. */
export function marksOf(part: Part, info: PersonalInfo, { campus }: HasCampus): Marks {
  const answers = Object.fromEntries(fieldsOf[part].map((field) => [field, info[field]]));
  return marksOfAll(part === "identity" ? { ...answers, campus } : answers);
}

/** A short mark changes when its answer does, and tells nothing of it. */
export function marksOfAll(answers: object): Marks {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, markOf(value)]));
}

const markOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 8);
