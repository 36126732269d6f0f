import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import {
  applyViewerAction,
  parseViewerState,
  selectDocument,
  type ViewerState,
  viewerKeys,
} from "./viewer-state.ts";

const asked = (address: string, pages = 3) => parseViewerState(new Query(address), pages);
const plain: ViewerState = { page: 1, zoom: "fit", rotation: 0 };
const around = { before: "one", after: "three" };

test("an address says the page, how large and how turned; anything else is the first, in full", () => {
  expect(asked("page=2&zoom=200&tour=270")).toEqual({ page: 2, zoom: "200", rotation: 270 });
  expect(asked("")).toEqual(plain);
  expect(asked("page=9&zoom=huge&tour=45")).toEqual({ ...plain, page: 3 });
  expect(asked("page=-1")).toEqual(plain);
  expect(asked("page=1.5", 0)).toEqual(plain);
});

test("pages follow each other, then proofs do", () => {
  expect(applyViewerAction("next", plain, 3, around)).toEqual({ page: "2" });
  expect(applyViewerAction("previous", { ...plain, page: 2 }, 3, around)).toEqual({ page: "" });
  expect(applyViewerAction("next", { ...plain, page: 3 }, 3, around)).toEqual(
    selectDocument("three"),
  );
  expect(applyViewerAction("previous", plain, 3, around)).toEqual(selectDocument("one"));
  expect(applyViewerAction("next", plain, 1, { before: null, after: null })).toBeNull();
});

test("it grows and shrinks step by step, and turns by quarters", () => {
  expect(applyViewerAction("in", plain, 1, around)).toEqual({ zoom: "100" });
  expect(applyViewerAction("out", { ...plain, zoom: "100" }, 1, around)).toEqual({ zoom: "" });
  expect(applyViewerAction("in", { ...plain, zoom: "300" }, 1, around)).toBeNull();
  expect(applyViewerAction("out", plain, 1, around)).toBeNull();
  expect(applyViewerAction("fit", { ...plain, zoom: "200" }, 1, around)).toEqual({ zoom: "" });
  expect(applyViewerAction("turn", { ...plain, rotation: 270 }, 1, around)).toEqual({ tour: "0" });
});

test("every act has a key", () => {
  expect(new Set(Object.values(viewerKeys)).size).toBe(6);
});
