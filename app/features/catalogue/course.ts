import { answersSearch } from "#app/i18n/compare.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type Availability = "open" | "full" | "closed";

/** A formation as pages show it, in one language. */
export type Course = {
  id: string;
  name: string;
  degree: string;
  duration: string;
  /** Language of teaching: fr, en, or both ("fr/en"). */
  language: string;
  faculty: string | null;
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

/**
 * Does a formation answer a search? By its name and its university's, ignoring case and accents
 * (specification, section 2).
 */
export function matches(course: { name: string }, query: string, university = ""): boolean {
  return answersSearch(`${course.name} ${university}`, query);
}

/** The universities with the formations that answer a search; those left with none are dropped. */
export function searchCatalogue(universities: University[], query: string): University[] {
  return universities
    .map((university) => ({
      ...university,
      courses: university.courses.filter((course) => matches(course, query, university.name)),
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

type InBothLanguages = { nameFr: string; nameEn: string };

/** The name of a formation or a university in a language. */
export function nameIn(locale: Locale, thing: InBothLanguages): string {
  return locale === "fr" ? thing.nameFr : thing.nameEn;
}
