import { expect, test } from "vitest";
import { kindsShownOn } from "./shown-on.ts";

const page = (slug: string, ...types: string[]) =>
  kindsShownOn({ kind: "page", slug, words: { sections: types.map((type) => ({ type })) } });

test("the home page is made of slides first, and of what frames every page", () => {
  const kinds = kindsShownOn({ kind: "home", slug: "home", words: {} });
  expect(kinds[0]).toBe("slide");
  expect(kinds).toEqual(expect.arrayContaining(["news", "testimonial", "partner", "menu"]));
  expect(new Set(kinds).size).toBe(kinds.length);
});

test("a page shows the pictures of the community when one of its sections is their gallery", () => {
  expect(page("about", "text", "gallery")).toContain("gallery");
  expect(page("about", "text")).not.toContain("gallery");
  expect(page("actualite")).toContain("news");
});

test("a campus is no piece of its own page, and a slide has none", () => {
  expect(kindsShownOn({ kind: "campus", slug: "senegal", words: {} })).not.toContain("campus");
  expect(kindsShownOn({ kind: "slide", slug: "x", words: {} })).toEqual([]);
});
