import type { CollegeOrUniversity, Course, ItemList, Thing } from "schema-dts";
import type { Course as Formation, University } from "#app/features/catalogue/course.ts";
import {
  getAbsoluteUrl,
  type PageDescription,
  type StructuredDataContext,
  schoolIdentity,
} from "./structured-data.ts";

/** A programme, provided by the school. */
export function programmeCourse(
  site: StructuredDataContext,
  { title, description, address }: PageDescription,
): Course {
  return {
    "@type": "Course",
    name: title,
    description,
    url: getAbsoluteUrl(site, address),
    provider: { "@type": "EducationalOrganization", ...schoolIdentity(site) },
  };
}

/** A course of the catalogue, provided by its university and not by the school. */
export function catalogueCourse(
  site: StructuredDataContext,
  university: University,
  offered: Formation,
): Thing[] {
  const id = `https://${university.website}/`;
  const provider: CollegeOrUniversity = {
    "@type": "CollegeOrUniversity",
    "@id": id,
    name: university.name,
    url: id,
    address: {
      "@type": "PostalAddress",
      addressLocality: university.city,
      addressRegion: university.province,
      addressCountry: "CA",
    },
  };
  const course: Course = {
    "@type": "Course",
    name: offered.name,
    description: offered.details,
    url: getAbsoluteUrl(site, `/autre-formation/${offered.id}`),
    educationalCredentialAwarded: offered.degree,
    inLanguage: offered.language.split("/"),
    provider: { "@id": id },
  };
  return [provider, course];
}

/** A list of course pages by their URLs only: each page has its own data. */
export function catalogueItemList(
  site: StructuredDataContext,
  universities: University[],
): ItemList {
  const ids = universities.flatMap(({ courses }) => courses.map(({ id }) => id));
  return {
    "@type": "ItemList",
    itemListElement: ids.map((id, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: getAbsoluteUrl(site, `/autre-formation/${id}`),
    })),
  };
}
