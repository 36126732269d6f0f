import { expect, test } from "vitest";
import { changeItems } from "./form-items.ts";

const values = {
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

const getOrder = (values: Record<string, string | undefined>) => [
  values["list.#"],
  values["list.0.a"],
  values["list.1.a"],
  values["list.2.a"],
];

test("changeItems: moves an item with its nested fields, within the ends", () => {
  const up = changeItems(values, "up", "list.1");
  expect(getOrder(up)).toEqual(["3", "un", "zero", "deux"]);
  expect(up["list.0.deep.0.b"]).toBe("x");
  expect(getOrder(changeItems(values, "down", "list.1"))).toEqual(["3", "zero", "deux", "un"]);
  expect(changeItems(values, "up", "list.0")).toEqual(values);
  expect(changeItems(values, "down", "list.2")).toEqual(values);
});

test("changeItems: removes one item only", () => {
  const changed = changeItems(values, "remove", "list.1");
  expect(getOrder(changed)).toEqual(["2", "zero", "deux", undefined]);
  expect(changed).toMatchObject({ title: "T", "listing.0.a": "autre" });
  expect(changeItems(values, "remove", "list.7")).toEqual(values);
});

test("changeItems: removing the last item clears presence, adding restores it", () => {
  const none = changeItems({ "l.@": "on", "l.#": "1", "l.0.a": "x" }, "remove", "l.0");
  expect(none).toEqual({ "l.#": "0" });
  expect(changeItems(none, "add", "l", "text")).toEqual({
    "l.#": "1",
    "l.@": "on",
    "l.0.type": "text",
  });
});
