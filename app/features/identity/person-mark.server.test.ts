import { expect, test } from "vitest";
import { visitor } from "./actor.ts";
import { markOf, personMark } from "./person-mark.server.ts";

test("a mark is a person's own, always the same, and does not hold their identifier", () => {
  const awa = { kind: "student", id: "1", name: "Awa", email: "a@b.test", locale: "fr" } as const;
  expect(personMark(awa)).toBe(personMark({ ...awa, name: "Awa Diop" }));
  expect(personMark(awa)).toMatch(/^[\w-]{22}$/);
  expect(personMark(awa)).not.toBe(markOf("2"));
  expect(personMark(visitor)).toBe("");
});
