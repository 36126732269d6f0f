import { createHash } from "node:crypto";
import { campuses } from "#app/features/identity/actor.ts";
import { campusCountry } from "#app/features/identity/campus-country.ts";
import { partsOf } from "../calendar.ts";
import type { ApplicationRow } from "../draft.server.ts";
import type { Marks } from "./answer-merge.ts";
import { adults, fieldsOf, type Part, type PersonalInfo } from "./personal-info.ts";
import { splitPhone } from "./phone.server.ts";

type HasCampus = Pick<ApplicationRow, "campus" | "finishedSections">;

/**
 * What the fields of a part show for what is stored; the country of birth, and that of a telephone, are those of the
 * campus until they are said.
 */
export function typedOf(part: Part, info: PersonalInfo, application: HasCampus) {
  const typed: Record<string, string> = {};
  for (const field of fieldsOf[part]) Object.assign(typed, fieldsFor(field, info[field]));
  if (part === "identity") {
    typed.campus = application.campus;
    // Most are born in the country of their campus. It is an answer once something of the page is saved.
    typed.birthCountry ||= campusCountry[application.campus];
  }
  if (part === "parents")
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
    return { [`${field}.day`]: day, [`${field}.month`]: month, [`${field}.year`]: year };
  }
  if (/Phone$/.test(field)) {
    const { country, number } = splitPhone(text);
    return { [`${field}.number`]: number, [`${field}.country`]: country };
  }
  return { [field]: value === null ? "" : String(value) };
}

/** The mark of each answer of a part, as it is stored. */
export function marksOf(part: Part, info: PersonalInfo, { campus }: HasCampus): Marks {
  const answers = Object.fromEntries(fieldsOf[part].map((field) => [field, info[field]]));
  return marksOfAll(part === "identity" ? { ...answers, campus } : answers);
}

/**
 * What a page showed, of which it says `seen`: in place of a country of birth that was not given yet, the one that it
 * proposed, which is nobody's answer. Once another was given elsewhere, the person is not asked to choose.
 */
export function shownBy(seen: Marks, { birthCountry }: PersonalInfo): Marks {
  if (birthCountry === null || seen.birthCountry !== markOf(null)) return seen;
  const campus = campuses.find((one) => markOf(one) === seen.campus);
  return campus ? { ...seen, birthCountry: markOf(campusCountry[campus]) } : seen;
}

/** A short mark changes when its answer does, and tells nothing of it. */
export function marksOfAll(answers: object): Marks {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, markOf(value)]));
}

const markOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 8);
