import type { Locale } from "#app/i18n/locale.ts";
import { answersSearch } from "#app/i18n/name-key.ts";
import { cleanLine } from "#app/lib/clean-text.ts";

export type Availability = "open" | "full" | "closed";

/** A formation as pages show it, in one language. */
export type Course = {
  id: string;
  name: string;
  degree: string;
  /** Language of the degree's name, when it is not the one of the page. */
  degreeLanguage?: Locale;
  duration: string;
  /** Language of teaching: fr, en, or both ("fr/en"). */
  language: string;
  faculty: string | null;
  /** Language of the faculty's name, when it is not the one of the page. */
  facultyLanguage?: Locale;
  details: string;
  availability: Availability;
};

export type University = {
  id: string;
  name: string;
  city: string;
  province: string;
  website: string;
  note: string | null;
  courses: Course[];
};

/** Can this formation be put in a basket? */
export function isOpen(course: { availability: Availability }): boolean {
  return course.availability === "open";
}

type SearchableCourse = Pick<Course, "name" | "degree" | "faculty">;

/** The longest search of formations, in characters. */
export const SEARCH_MAX_LENGTH = 100;

/** Reads a search while it is typed, as the server reads the same one from the address. */
export function parseSearch(input: string): string {
  return cleanLine(input, SEARCH_MAX_LENGTH);
}

/**
 * Does a formation answer a search? Each word is in its name, its degree, its faculty or its university's name,
 * ignoring case and accents (CAT-01).
 */
export function matchesSearch(course: SearchableCourse, query: string, university = ""): boolean {
  const { name, degree, faculty } = course;
  return answersSearch([name, degree, faculty, university].join(" "), query);
}

/** The universities with the formations that answer a search; those left with none are dropped. */
export function searchCatalogue(universities: University[], query: string): University[] {
  return universities
    .map((university) => ({
      ...university,
      courses: university.courses.filter((course) => matchesSearch(course, query, university.name)),
    }))
    .filter((university) => university.courses.length > 0);
}

/** A formation with its university, or null when nobody offers it. */
export function findCourse(
  universities: University[],
  id: string,
): { university: University; course: Course } | null {
  for (const university of universities) {
    const course = university.courses.find((one) => one.id === id);
    if (course) return { university, course };
  }
  return null;
}

/**
 * The name of a degree for readers of a language. Universities of one language name their degrees in
 * it, and that name is official: it stays, and the page says its language. A bilingual one ("fr/en")
 * may have two names, "B.Sc.inf. / BScN": readers are given theirs.
 */
export function getDegree(
  locale: Locale,
  degree: string,
  university: { language: string },
): Pick<Course, "degree" | "degreeLanguage"> {
  const [french = degree, english = french] = degree.split(" / ");
  const language = findOtherLanguage(locale, university.language);
  return { degree: locale === "fr" ? french : english, degreeLanguage: language };
}

/** The language of a university, when it has one and it is not this one. */
function findOtherLanguage(locale: Locale, language: string): Locale | undefined {
  return (["fr", "en"] as const).find((one) => one === language && one !== locale);
}

/** The language in which a university names its faculties, French when it has two, if it is not this one. */
export function getFacultyLanguage(
  locale: Locale,
  university: { language: string },
): Locale | undefined {
  return findOtherLanguage(locale, university.language === "fr/en" ? "fr" : university.language);
}

type BilingualName = { nameFr: string; nameEn: string };

/** The name of a formation or a university in a language. */
export function getLocalizedName(locale: Locale, item: BilingualName): string {
  return locale === "fr" ? item.nameFr : item.nameEn;
}
