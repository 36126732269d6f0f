import type { Locale } from "#app/i18n/locale.ts";
import { hasAllWords } from "#app/i18n/name-key.ts";
import { cleanLine } from "#app/lib/clean-text.ts";

export type Availability = "open" | "full" | "closed";

/** A course in one language. */
export type Course = {
  id: string;
  name: string;
  degree: string;
  /** The language of the degree name, when it is not the page's. */
  degreeLanguage?: Locale;
  duration: string;
  /** The language of teaching: fr, en, or both ("fr/en"). */
  language: string;
  faculty: string | null;
  /** The language of the faculty name, when it is not the page's. */
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

/** Whether the course can be added to a basket. */
export function isOpen(course: { availability: Availability }): boolean {
  return course.availability === "open";
}

type SearchableCourse = Pick<Course, "name" | "degree" | "faculty">;

export const SEARCH_MAX_LENGTH = 100;

/** Normalises a search while it is typed, as the server does for the address. */
export function parseSearch(input: string): string {
  return cleanLine(input, SEARCH_MAX_LENGTH);
}

/**
 * Whether every word of a search is in the name, degree, faculty or university of a course, ignoring case and accents
 * (requirement CAT-01).
 */
export function matchesSearch(course: SearchableCourse, query: string, university = ""): boolean {
  const { name, degree, faculty } = course;
  return hasAllWords([name, degree, faculty, university].join(" "), query);
}

/** The universities with matching courses; those without any are dropped. */
export function searchCatalogue(universities: University[], query: string): University[] {
  return universities
    .map((university) => ({
      ...university,
      courses: university.courses.filter((course) => matchesSearch(course, query, university.name)),
    }))
    .filter((university) => university.courses.length > 0);
}

/** Finds a course with its university; null when it is not offered. */
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
 * The name of a degree for readers of a language. The official name stays, with its language; a bilingual university
 * ("fr/en") may have two names, separated by " / ".
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

/** The university's language if it has a single one other than `locale`. */
function findOtherLanguage(locale: Locale, language: string): Locale | undefined {
  return (["fr", "en"] as const).find((one) => one === language && one !== locale);
}

/** The language of the faculty names if it differs from `locale`; a bilingual university names them in French. */
export function getFacultyLanguage(
  locale: Locale,
  university: { language: string },
): Locale | undefined {
  return findOtherLanguage(locale, university.language === "fr/en" ? "fr" : university.language);
}

type BilingualName = { nameFr: string; nameEn: string };

export function getLocalizedName(locale: Locale, item: BilingualName): string {
  return locale === "fr" ? item.nameFr : item.nameEn;
}
