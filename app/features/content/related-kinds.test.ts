import { expect, test } from "vitest";
import { listRelatedKinds } from "./related-kinds.ts";

const page = (slug: string, ...types: string[]) =>
  listRelatedKinds({ kind: "page", slug, data: { sections: types.map((type) => ({ type })) } });

test("listRelatedKinds: the home page has its kinds first, then those of every page", () => {
  const kinds = listRelatedKinds({ kind: "home", slug: "home", data: {} });
  expect(kinds[0]).toBe("slide");
  expect(kinds).toEqual(expect.arrayContaining(["news", "testimonial", "partner", "menu"]));
  expect(new Set(kinds).size).toBe(kinds.length);
});

test("listRelatedKinds: a page with a gallery section has the gallery", () => {
  expect(page("about", "text", "gallery")).toContain("gallery");
  expect(page("about", "text")).not.toContain("gallery");
  expect(page("actualite")).toContain("news");
});

test("listRelatedKinds: a campus is not related to itself, a slide has none", () => {
  expect(listRelatedKinds({ kind: "campus", slug: "senegal", data: {} })).not.toContain("campus");
  expect(listRelatedKinds({ kind: "slide", slug: "x", data: {} })).toEqual([]);
});
