import { describe, expect, it } from "vitest";
import type { UniversityWithCourses } from "#app/features/catalogue/staff-catalogue.server.ts";
import { Query } from "#app/lib/query.ts";
import { applyCatalogueFilter, parseCatalogueFilter } from "./catalogue-filter.ts";

const course = (id: string, values: Record<string, string>) => ({
  id,
  values: { nameFr: "", nameEn: "", degree: "B.Sc.", faculty: "", retired: "no", ...values },
});
const ottawa = {
  id: "uottawa",
  values: { nameFr: "Université d’Ottawa", nameEn: "University of Ottawa", retired: "no" },
  courses: [
    course("computing", { nameFr: "Informatique", faculty: "École de génie électrique" }),
    course("history", { nameFr: "Histoire" }),
  ],
} as unknown as UniversityWithCourses;

describe("applyCatalogueFilter", () => {
  it.each(["ottawa génie", "GENIE ottawa", "informatique"])(
    "finds by faculty and university for %j, as the catalogue of candidates does",
    (search) => {
      const filter = parseCatalogueFilter(new Query(new URLSearchParams({ q: search })));
      const ids = applyCatalogueFilter([ottawa], filter).flatMap(({ courses }) =>
        courses.map(({ id }) => id),
      );
      expect(ids).toEqual(["computing"]);
    },
  );
});
