import { fieldsOf } from "#app/features/catalogue/fields.ts";
import type { ListedUniversity } from "#app/features/catalogue/staff-list.server.ts";
import { answersSearch } from "#app/i18n/name-key.ts";
import type { Query } from "#app/lib/query.ts";

export const views = ["all", "open", "full", "closed", "retired"] as const;
export type View = (typeof views)[number];

/** What is wanted of the catalogue; "" is anything. */
export type Wanted = {
  search: string;
  view: View;
  university: string;
  verification: string;
  language: string;
};

/** Reads what an address asks; the query lists what cannot be read (`unreadable`), which is left out. */
export function wantedOf(query: Query): Wanted {
  return {
    search: query.text("q", 100),
    view: query.oneOf("vue", views) ?? "all",
    university: query.text("universite", 60),
    verification: query.oneOf("verification", fieldsOf.course.verification.of ?? []) ?? "",
    language: query.oneOf("langue", fieldsOf.course.language.of ?? []) ?? "",
  };
}

/** The same as parts of an address. */
export function paramsOf(wanted: Wanted): URLSearchParams {
  const { search, view, university, verification, language } = wanted;
  const all = { q: search, vue: view === "all" ? "" : view, universite: university };
  const given = Object.entries({ ...all, verification, langue: language });
  return new URLSearchParams(given.filter(([, value]) => value !== ""));
}

type Course = ListedUniversity["courses"][number];

function isIn(view: View, { values }: Course, university: ListedUniversity): boolean {
  const retired = values.retired === "yes" || university.values.retired === "yes";
  if (view === "all") return true;
  return view === "retired" ? retired : !retired && values.availability === view;
}

function answers(wanted: Wanted, { values }: Course, university: ListedUniversity): boolean {
  const { search, verification, language } = wanted;
  const names = [values, university.values].flatMap(({ nameFr, nameEn }) => [nameFr, nameEn]);
  return (
    (verification === "" || values.verification === verification) &&
    (language === "" || values.language === language) &&
    answersSearch([...names, values.degree, values.faculty].join(" "), search)
  );
}

/** The formations that are wanted, by university; a university without any is left out, unless all is wanted. */
export function found(catalogue: ListedUniversity[], wanted: Wanted): ListedUniversity[] {
  const whole = paramsOf(wanted).size === 0;
  return catalogue
    .filter(({ id }) => wanted.university === "" || id === wanted.university)
    .map((university) => ({
      ...university,
      courses: university.courses.filter(
        (course) => isIn(wanted.view, course, university) && answers(wanted, course, university),
      ),
    }))
    .filter(({ courses }) => whole || courses.length > 0);
}

/** How many formations each view would show with the rest of what is wanted. */
export function countEach(catalogue: ListedUniversity[], wanted: Wanted): Record<View, number> {
  const count = (view: View) =>
    found(catalogue, { ...wanted, view }).reduce((sum, { courses }) => sum + courses.length, 0);
  return Object.fromEntries(views.map((view) => [view, count(view)])) as Record<View, number>;
}
