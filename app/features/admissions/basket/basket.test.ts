import { expect, test } from "vitest";
import { add, BASKET_LIMIT, move, remove } from "./basket.ts";

const course = (id: string) => ({ id, name: `Formation ${id}`, availability: "open" as const });
const fifteen = Array.from({ length: BASKET_LIMIT }, (_, index) => `c${index}`);

test("a course goes last", () => {
  expect(add(["a"], course("b"))).toEqual({ ok: true, basket: ["a", "b"] });
});

test("a course taken out by mistake comes back to its place", () => {
  expect(add(["a", "c"], course("b"), 2)).toEqual({ ok: true, basket: ["a", "b", "c"] });
  expect(add(["a"], course("b"), 9)).toEqual({ ok: true, basket: ["a", "b"] });
});

test("a sixteenth course is refused, even when it is a double", () => {
  const refusal = { ok: false, reason: "basket-full", limit: 15 };
  expect(add(fifteen, course("new"))).toEqual(refusal);
  expect(add(fifteen, course("c3"))).toEqual(refusal);
  expect(add(fifteen.slice(1), course("new")).ok).toBe(true);
});

test("a double is refused by name", () => {
  const refusal = { ok: false, reason: "already-in-basket", name: "Formation a" };
  expect(add(["a"], course("a"))).toEqual(refusal);
});

test("a full or closed course cannot be added", () => {
  expect(add([], { ...course("a"), availability: "full" })).toMatchObject({
    reason: "course-full",
  });
  expect(add([], { ...course("a"), availability: "closed" })).toMatchObject({
    reason: "course-closed",
  });
});

test("a course taken out leaves no hole", () => {
  expect(remove(["a", "b", "c"], "b")).toEqual(["a", "c"]);
  expect(remove(["a"], "z")).toEqual(["a"]);
});

test("a course moves one place at a time, and stops at both ends", () => {
  expect(move(["a", "b", "c"], "c", "up")).toEqual(["a", "c", "b"]);
  expect(move(["a", "b", "c"], "a", "down")).toEqual(["b", "a", "c"]);
  expect(move(["a", "b"], "a", "up")).toEqual(["a", "b"]);
  expect(move(["a", "b"], "b", "down")).toEqual(["a", "b"]);
  expect(move(["a", "b"], "z", "up")).toEqual(["a", "b"]);
});
