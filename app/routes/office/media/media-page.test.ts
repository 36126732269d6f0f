import { expect, test } from "vitest";
import { buildMediaUrl, PAGE_SIZE, paginateMedia } from "./media-page.ts";

const all = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, nth) => nth);

test.for([
  [null, 1, 0],
  [2, 2, PAGE_SIZE],
  [3, 3, PAGE_SIZE * 2],
  [9, 3, PAGE_SIZE * 2],
  [0, 1, 0],
  [-1, 1, 0],
  [1.5, 1, 0],
] as const)(
  "paginateMedia: for page %s returns page %i, which begins at %i",
  ([requestedPage, page, first]) => {
    const result = paginateMedia(all, requestedPage);
    expect([result.page, result.pages, result.items[0]]).toEqual([page, 3, first]);
  },
);

test("paginateMedia: returns one page for an empty list; buildMediaUrl: has filter, search and page", () => {
  expect(paginateMedia([], 4)).toEqual({ items: [], page: 1, pages: 1 });
  expect(buildMediaUrl("all", "", 1)).toBe("/administration/medias");
  expect(buildMediaUrl("people", "cour d'été", 2)).toBe(
    "/administration/medias?filtre=people&q=cour+d%27%C3%A9t%C3%A9&page=2",
  );
});
