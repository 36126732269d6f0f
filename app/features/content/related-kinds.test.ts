import { expect, test } from "vitest";
import { listRelatedKinds } from "./related-kinds.ts";

const page = (slug: string, ...types: string[]) =>
  listRelatedKinds({ kind: "page", slug, words: { sections: types.map((type) => ({ type })) } });

test("the home page is made of slides first, and of what frames every page", () => {
  const kinds = listRelatedKinds({ kind: "home", slug: "home", words: {} });
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
  expect(listRelatedKinds({ kind: "campus", slug: "senegal", words: {} })).not.toContain("campus");
  expect(listRelatedKinds({ kind: "slide", slug: "x", words: {} })).toEqual([]);
});
