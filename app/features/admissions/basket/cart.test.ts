import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appendCart, parseCart, parseLeftOut, serializeCart, serializeLeftOut } from "./cart.ts";

const course = (id: string) => ({ id, name: `Formation ${id}`, availability: "open" as const });
const fifteen = Array.from({ length: 15 }, (_, index) => `c${index}`);

test("parseCart: reads back what serializeCart wrote", () => {
  for (const isMirror of [false, true])
    for (const courses of [[], ["sfu-criminology"], ["a", "b_2"]])
      expect(parseCart(serializeCart({ courses, isMirror }))).toEqual({
        courses,
        isMirror,
        isSent: false,
      });
  expect(parseCart()).toEqual({ courses: [], isMirror: false, isSent: false });
});

test("serializeCart: reads back the mirror of a submitted basket", () => {
  for (const courses of [[], ["a", "b_2"]]) {
    const sent = { courses, isMirror: true, isSent: true };
    expect(parseCart(serializeCart(sent))).toEqual(sent);
  }
});

test("parseCart: reads at most fifteen valid ids, each once", () => {
  expect(parseCart("a.a.é.<b>.;.c").courses).toEqual(["a", "c"]);
  expect(parseCart([...fifteen, "more"].join(".")).courses).toEqual(fifteen);
  expect(parseCart("x".repeat(51)).courses).toEqual([]);
});

test("serializeCart: fifteen programmes of the catalogue take less than 800 characters", () => {
  const { universities } = JSON.parse(readFileSync("db/seeds/catalogue/formations.json", "utf8"));
  const ids: string[] = universities.flatMap((one: { programmes: { id: string }[] }) =>
    one.programmes.map(({ id }) => id),
  );
  const longest = ids.toSorted((a, b) => b.length - a.length).slice(0, 15);
  const text = serializeCart({ courses: longest, isMirror: true });
  expect(parseCart(text).courses).toEqual(longest);
  expect(text.length).toBeLessThan(800);
});

test("appendCart: adds after the basket, without duplicates", () => {
  const { basket, leftOut: left } = appendCart(
    ["a", "b"],
    [course("b"), course("c"), course("c"), course("d")],
  );
  expect(basket).toEqual(["a", "b", "c", "d"]);
  expect(left).toEqual([]);
});

test("appendCart: returns what exceeds the limit, but not a duplicate of a full basket", () => {
  const { basket, leftOut: left } = appendCart(fifteen.slice(1), [
    course("x"),
    course("c3"),
    course("y"),
  ]);
  expect(basket).toEqual([...fifteen.slice(1), "x"]);
  expect(left).toEqual([{ id: "y", reason: "basket-full" }]);
});

test("appendCart: leaves out a full or closed programme", () => {
  const closed = { ...course("z"), availability: "closed" as const };
  const full = { ...course("y"), availability: "full" as const };
  expect(appendCart([], [closed, course("a"), full])).toEqual({
    basket: ["a"],
    leftOut: [
      { id: "z", reason: "course-closed" },
      { id: "y", reason: "course-full" },
    ],
  });
});

test("serializeLeftOut: groups by reason, and parseLeftOut reads it back", () => {
  const leftOut = [
    { id: "a", reason: "basket-full" },
    { id: "b", reason: "basket-full" },
    { id: "c", reason: "course-closed" },
  ] as const;
  expect(serializeLeftOut([...leftOut])).toBe("basket-full:a.b/course-closed:c");
  expect(parseLeftOut(serializeLeftOut([...leftOut]))).toEqual(leftOut);
  expect(serializeLeftOut([])).toBe("");
  expect(parseLeftOut("unknown:a/basket-full:<b>.c/junk")).toEqual([
    { id: "c", reason: "basket-full" },
  ]);
});
