import { expect, test } from "vitest";
import { visitor } from "./actor.ts";
import { markOf, personMark } from "./person-mark.server.ts";

test("a mark is a person's own, always the same, and does not hold their identifier", () => {
  const id = "0197f2b4-5c1e-7d3a-9f10-2b6c8e4a7d51";
  const awa = { kind: "student", id, name: "Awa", email: "a@b.test", locale: "fr" } as const;
  expect(personMark(awa)).toBe(personMark({ ...awa, name: "Awa Diop" }));
  expect(personMark(awa)).toMatch(/^[\w-]{22}$/);
  expect(personMark(awa)).not.toBe(markOf("2"));
  for (const part of id.split("-")) expect(personMark(awa)).not.toContain(part);
  expect(personMark(visitor)).toBe("");
});
