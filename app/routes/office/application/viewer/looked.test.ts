import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import { keys, type Looked, lookedAt, proof, step } from "./looked.ts";

const asked = (address: string, pages = 3) => lookedAt(new Query(address), pages);
const plain: Looked = { page: 1, zoom: "fit", turn: 0 };
const around = { before: "one", after: "three" };

test("an address says the page, how large and how turned; anything else is the first, in full", () => {
  expect(asked("page=2&zoom=200&tour=270")).toEqual({ page: 2, zoom: "200", turn: 270 });
  expect(asked("")).toEqual(plain);
  expect(asked("page=9&zoom=huge&tour=45")).toEqual({ ...plain, page: 3 });
  expect(asked("page=-1")).toEqual(plain);
  expect(asked("page=1.5", 0)).toEqual(plain);
});

test("pages follow each other, then proofs do", () => {
  expect(step("next", plain, 3, around)).toEqual({ page: "2" });
  expect(step("previous", { ...plain, page: 2 }, 3, around)).toEqual({ page: "" });
  expect(step("next", { ...plain, page: 3 }, 3, around)).toEqual(proof("three"));
  expect(step("previous", plain, 3, around)).toEqual(proof("one"));
  expect(step("next", plain, 1, { before: null, after: null })).toBeNull();
});

test("it grows and shrinks step by step, and turns by quarters", () => {
  expect(step("in", plain, 1, around)).toEqual({ zoom: "100" });
  expect(step("out", { ...plain, zoom: "100" }, 1, around)).toEqual({ zoom: "" });
  expect(step("in", { ...plain, zoom: "300" }, 1, around)).toBeNull();
  expect(step("out", plain, 1, around)).toBeNull();
  expect(step("fit", { ...plain, zoom: "200" }, 1, around)).toEqual({ zoom: "" });
  expect(step("turn", { ...plain, turn: 270 }, 1, around)).toEqual({ tour: "0" });
});

test("every act has a key", () => {
  expect(new Set(Object.values(keys)).size).toBe(6);
});
