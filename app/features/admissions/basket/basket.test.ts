import { expect, test } from "vitest";
import { addCourse, MAX_BASKET_COURSES, moveCourse, removeCourse } from "./basket.ts";

const course = (id: string) => ({ id, name: `Formation ${id}`, availability: "open" as const });
const fifteen = Array.from({ length: MAX_BASKET_COURSES }, (_, index) => `c${index}`);

test("addCourse: adds a course last", () => {
  expect(addCourse(["a"], course("b"))).toEqual({ ok: true, basket: ["a", "b"] });
});

test("addCourse: restores a removed course at its rank", () => {
  expect(addCourse(["a", "c"], course("b"), 2)).toEqual({ ok: true, basket: ["a", "b", "c"] });
  expect(addCourse(["a"], course("b"), 9)).toEqual({ ok: true, basket: ["a", "b"] });
});

test("addCourse: refuses a sixteenth course, even a duplicate", () => {
  const refusal = { ok: false, reason: "basket-full", limit: 15 };
  expect(addCourse(fifteen, course("new"))).toEqual(refusal);
  expect(addCourse(fifteen, course("c3"))).toEqual(refusal);
  expect(addCourse(fifteen.slice(1), course("new")).ok).toBe(true);
});

test("addCourse: refuses a duplicate by name", () => {
  const refusal = { ok: false, reason: "already-in-basket", name: "Formation a" };
  expect(addCourse(["a"], course("a"))).toEqual(refusal);
});

test("addCourse: refuses a full or closed course", () => {
  expect(addCourse([], { ...course("a"), availability: "full" })).toMatchObject({
    reason: "course-full",
  });
  expect(addCourse([], { ...course("a"), availability: "closed" })).toMatchObject({
    reason: "course-closed",
  });
});

test("removeCourse: leaves no gap", () => {
  expect(removeCourse(["a", "b", "c"], "b")).toEqual(["a", "c"]);
  expect(removeCourse(["a"], "z")).toEqual(["a"]);
});

test("moveCourse: moves one position and stops at both ends", () => {
  expect(moveCourse(["a", "b", "c"], "c", "up")).toEqual(["a", "c", "b"]);
  expect(moveCourse(["a", "b", "c"], "a", "down")).toEqual(["b", "a", "c"]);
  expect(moveCourse(["a", "b"], "a", "up")).toEqual(["a", "b"]);
  expect(moveCourse(["a", "b"], "b", "down")).toEqual(["a", "b"]);
  expect(moveCourse(["a", "b"], "z", "up")).toEqual(["a", "b"]);
});
