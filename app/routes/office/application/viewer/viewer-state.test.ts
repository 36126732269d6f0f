import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import {
  applyViewerAction,
  parseViewerState,
  selectDocument,
  type ViewerState,
  viewerKeys,
} from "./viewer-state.ts";

const parse = (address: string, pages = 3) => parseViewerState(new Query(address), pages);
const plain: ViewerState = { page: 1, zoom: "fit", rotation: 0 };
const adjacent = { before: "one", after: "three" };

test("parseViewerState: reads page, zoom and rotation, and falls back to page 1, fit, 0", () => {
  expect(parse("page=2&zoom=200&rotation=270")).toEqual({ page: 2, zoom: "200", rotation: 270 });
  expect(parse("")).toEqual(plain);
  expect(parse("page=9&zoom=huge&rotation=45")).toEqual({ ...plain, page: 3 });
  expect(parse("page=-1")).toEqual(plain);
  expect(parse("page=1.5", 0)).toEqual(plain);
});

test("applyViewerAction: goes to the next page, then to the next document", () => {
  expect(applyViewerAction("next", plain, 3, adjacent)).toEqual({ page: "2" });
  expect(applyViewerAction("previous", { ...plain, page: 2 }, 3, adjacent)).toEqual({ page: "" });
  expect(applyViewerAction("next", { ...plain, page: 3 }, 3, adjacent)).toEqual(
    selectDocument("three"),
  );
  expect(applyViewerAction("previous", plain, 3, adjacent)).toEqual(selectDocument("one"));
  expect(applyViewerAction("next", plain, 1, { before: null, after: null })).toBeNull();
});

test("applyViewerAction: zooms by one level and rotates by 90 degrees", () => {
  expect(applyViewerAction("in", plain, 1, adjacent)).toEqual({ zoom: "100" });
  expect(applyViewerAction("out", { ...plain, zoom: "100" }, 1, adjacent)).toEqual({ zoom: "" });
  expect(applyViewerAction("in", { ...plain, zoom: "300" }, 1, adjacent)).toBeNull();
  expect(applyViewerAction("out", plain, 1, adjacent)).toBeNull();
  expect(applyViewerAction("fit", { ...plain, zoom: "200" }, 1, adjacent)).toEqual({ zoom: "" });
  expect(applyViewerAction("turn", { ...plain, rotation: 270 }, 1, adjacent)).toEqual({
    rotation: "0",
  });
});

test("viewerKeys: have a key for each action", () => {
  expect(new Set(Object.values(viewerKeys)).size).toBe(6);
});
