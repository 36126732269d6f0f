import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import {
  findCourse,
  getDegree,
  getFacultyLanguage,
  matchesSearch,
  parseSearch,
  SEARCH_MAX_LENGTH,
  searchCatalogue,
  type University,
} from "./course.ts";

const courseFields = {
  degree: "B.A.",
  duration: "4 ans",
  language: "fr",
  faculty: null,
  details: "",
  availability: "open",
} as const;
const nursing = { id: "n", name: "Baccalauréat en science infirmière", ...courseFields };
const history = { id: "h", name: "Baccalauréat ès arts, majeure en histoire", ...courseFields };
const universityFields = {
  city: "Moncton",
  province: "NB",
  website: "www.umoncton.ca",
  note: null,
};
const universities: University[] = [
  { id: "a", name: "A", ...universityFields, courses: [nursing] },
  { id: "b", name: "B", ...universityFields, courses: [history] },
];

test("matchesSearch: ignores case and accents", () => {
  expect(matchesSearch(nursing, "SCIENCE INFIRMIERE")).toBe(true);
  expect(matchesSearch(history, "es arts")).toBe(true);
  expect(matchesSearch(history, "infirm")).toBe(false);
  expect(matchesSearch(history, "arts ba")).toBe(true);
  expect(matchesSearch(nursing, "laval infirmière", "Université Laval")).toBe(true);
  expect(matchesSearch(nursing, "laval histoire", "Université Laval")).toBe(false);
});

test("matchesSearch: words may be in different fields", () => {
  const faculty = "École de génie électrique";
  const computing = { ...courseFields, name: "B.Sc. spécialisé en informatique", faculty };
  expect(matchesSearch(computing, "genie electrique")).toBe(true);
  expect(matchesSearch(computing, "informatique electrique ottawa", "Université d'Ottawa")).toBe(
    true,
  );
  expect(matchesSearch(computing, "genie civil", "Université d'Ottawa")).toBe(false);
});

test.each(["ottawa génie", "GENIE  Ottawa", "Électrique\u00A0ottawa", "ge\u0301nie\u200B ottawa "])(
  "matchesSearch: %j matches faculty and university in any order",
  (search) => {
    const faculty = "École de génie électrique et de science informatique";
    const computing = { ...courseFields, name: "B.Sc. spécialisé en informatique", faculty };
    expect(matchesSearch(computing, parseSearch(search), "Université d’Ottawa")).toBe(true);
    expect(matchesSearch(nursing, parseSearch(search), "Université d’Ottawa")).toBe(false);
  },
);

test("parseSearch: normalises as Query.text does", () => {
  for (const search of [
    "  génie\u00A0 civil ",
    "ge\u0301nie\u200B",
    "x".repeat(300),
    "a\u0000b\tc",
  ])
    expect(parseSearch(search)).toBe(
      new Query(new URLSearchParams({ q: search })).text("q", SEARCH_MAX_LENGTH),
    );
});

test("matchesSearch: an empty search matches everything", () => {
  expect(matchesSearch(nursing, "  ")).toBe(true);
});

test("searchCatalogue: drops universities without a match", () => {
  expect(searchCatalogue(universities, "histoire").map((u) => u.id)).toEqual(["b"]);
  expect(searchCatalogue(universities, "astronomie")).toEqual([]);
});

test("findCourse: returns the course with its university, null for an unknown id", () => {
  expect(findCourse(universities, "h")).toMatchObject({ university: { id: "b" }, course: history });
  expect(findCourse(universities, "x")).toBeNull();
});

test("getDegree: keeps the official name with its language", () => {
  const moncton = { language: "fr" };
  expect(getDegree("en", "B.A.A.", moncton)).toEqual({ degree: "B.A.A.", degreeLanguage: "fr" });
  expect(getDegree("fr", "B.A.A.", moncton)).toEqual({ degree: "B.A.A." });
  expect(getDegree("fr", "Bachelor of Arts (BA)", { language: "en" }).degreeLanguage).toBe("en");
});

test("getDegree, getFacultyLanguage: a bilingual university uses the reader's language", () => {
  const ottawa = { language: "fr/en" };
  expect(getDegree("fr", "B.Sc.inf. / BScN", ottawa)).toEqual({ degree: "B.Sc.inf." });
  expect(getDegree("en", "B.Sc.inf. / BScN", ottawa)).toEqual({ degree: "BScN" });
  expect(getDegree("en", "B.Com.", ottawa)).toEqual({ degree: "B.Com." });
  expect([getFacultyLanguage("fr", ottawa), getFacultyLanguage("en", ottawa)]).toEqual([
    undefined,
    "fr",
  ]);
});
