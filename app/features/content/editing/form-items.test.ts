import { expect, test } from "vitest";
import { changeItems } from "./form-items.ts";

const typed = {
  title: "T",
  "list.@": "on",
  "list.#": "3",
  "list.0.a": "zero",
  "list.1.a": "un",
  "list.1.deep.#": "1",
  "list.1.deep.0.b": "x",
  "list.2.a": "deux",
  "listing.0.a": "autre",
};

const getOrder = (now: Record<string, string | undefined>) => [
  now["list.#"],
  now["list.0.a"],
  now["list.1.a"],
  now["list.2.a"],
];

test("an item goes up or down with all that is in it, and stays at the ends", () => {
  const up = changeItems(typed, "up", "list.1");
  expect(getOrder(up)).toEqual(["3", "un", "zero", "deux"]);
  expect(up["list.0.deep.0.b"]).toBe("x");
  expect(getOrder(changeItems(typed, "down", "list.1"))).toEqual(["3", "zero", "deux", "un"]);
  expect(changeItems(typed, "up", "list.0")).toEqual(typed);
  expect(changeItems(typed, "down", "list.2")).toEqual(typed);
});

test("an item is removed, and nothing else", () => {
  const now = changeItems(typed, "remove", "list.1");
  expect(getOrder(now)).toEqual(["2", "zero", "deux", undefined]);
  expect(now).toMatchObject({ title: "T", "listing.0.a": "autre" });
  expect(changeItems(typed, "remove", "list.7")).toEqual(typed);
});

test("an empty list is no longer there, and the first item brings it back", () => {
  const none = changeItems({ "l.@": "on", "l.#": "1", "l.0.a": "x" }, "remove", "l.0");
  expect(none).toEqual({ "l.#": "0" });
  expect(changeItems(none, "add", "l", "text")).toEqual({
    "l.#": "1",
    "l.@": "on",
    "l.0.type": "text",
  });
});
