import { fieldsByKind } from "#app/features/catalogue/fields.ts";
import type { UniversityWithCourses } from "#app/features/catalogue/staff-catalogue.server.ts";
import { hasAllWords } from "#app/i18n/name-key.ts";
import type { Query } from "#app/lib/query.ts";

export const catalogueViews = ["all", "open", "full", "closed", "retired"] as const;
export type CatalogueView = (typeof catalogueViews)[number];

/** The filter of the catalogue; "" matches anything. */
export type CatalogueFilter = {
  search: string;
  view: CatalogueView;
  university: string;
  verification: string;
  language: string;
};

/**
 * Reads the filter from the address. Unreadable values are ignored and listed in
 * `query.unreadable`.
 */
export function parseCatalogueFilter(query: Query): CatalogueFilter {
  return {
    search: query.text("q", 100),
    view: query.option("vue", catalogueViews) ?? "all",
    university: query.text("universite", 60),
    verification:
      query.option("verification", fieldsByKind.course.verification.options ?? []) ?? "",
    language: query.option("langue", fieldsByKind.course.language.options ?? []) ?? "",
  };
}

/** The filter as URL parameters. */
export function catalogueFilterParams(filter: CatalogueFilter): URLSearchParams {
  const { search, view, university, verification, language } = filter;
  const all = { q: search, vue: view === "all" ? "" : view, universite: university };
  const entries = Object.entries({ ...all, verification, langue: language });
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

type Course = UniversityWithCourses["courses"][number];

function isInView(
  view: CatalogueView,
  { values }: Course,
  university: UniversityWithCourses,
): boolean {
  const isRetired = values.retired === "yes" || university.values.retired === "yes";
  if (view === "all") return true;
  return view === "retired" ? isRetired : !isRetired && values.availability === view;
}

function matchesFilter(
  filter: CatalogueFilter,
  { values }: Course,
  university: UniversityWithCourses,
): boolean {
  const { search, verification, language } = filter;
  const names = [values, university.values].flatMap(({ nameFr, nameEn }) => [nameFr, nameEn]);
  return (
    (verification === "" || values.verification === verification) &&
    (language === "" || values.language === language) &&
    hasAllWords([...names, values.degree, values.faculty].join(" "), search)
  );
}

/**
 * The matching programmes by university. A university without any is left out, unless there is no
 * filter.
 */
export function applyCatalogueFilter(
  catalogue: UniversityWithCourses[],
  filter: CatalogueFilter,
): UniversityWithCourses[] {
  const isUnfiltered = catalogueFilterParams(filter).size === 0;
  return catalogue
    .filter(({ id }) => filter.university === "" || id === filter.university)
    .map((university) => ({
      ...university,
      courses: university.courses.filter(
        (course) =>
          isInView(filter.view, course, university) && matchesFilter(filter, course, university),
      ),
    }))
    .filter(({ courses }) => isUnfiltered || courses.length > 0);
}

/** The number of programmes that each view would show with the other filters. */
export function countByView(
  catalogue: UniversityWithCourses[],
  filter: CatalogueFilter,
): Record<CatalogueView, number> {
  const count = (view: CatalogueView) =>
    applyCatalogueFilter(catalogue, { ...filter, view }).reduce(
      (sum, { courses }) => sum + courses.length,
      0,
    );
  return Object.fromEntries(catalogueViews.map((view) => [view, count(view)])) as Record<
    CatalogueView,
    number
  >;
}
