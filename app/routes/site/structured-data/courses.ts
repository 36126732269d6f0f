import type { CollegeOrUniversity, Course, Thing } from "schema-dts";
import type { University } from "#app/features/catalogue/course.ts";
import { absolute, namedSchool, type Site, type Told } from "./site.ts";

/** A programme of the school. */
export function course(site: Site, { title, description, address }: Told): Course {
  return {
    "@type": "Course",
    name: title,
    description,
    url: absolute(site, address),
    provider: { "@type": "EducationalOrganization", ...namedSchool(site) },
  };
}

/** The formations of the universities: each university provides its own, the school none. */
export function formations(universities: University[]): Thing[] {
  return universities.flatMap((university): Thing[] => {
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
    const courses = university.courses.map(
      ({ name, details }): Course => ({
        "@type": "Course",
        name,
        description: details,
        provider: { "@id": id },
      }),
    );
    return [provider, ...courses];
  });
}
