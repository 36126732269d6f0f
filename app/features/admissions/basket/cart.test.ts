import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appendCart, parseCart, parseLeftOut, serializeCart, serializeLeftOut } from "./cart.ts";

const course = (id: string) => ({ id, name: `Formation ${id}`, availability: "open" as const });
const fifteen = Array.from({ length: 15 }, (_, index) => `c${index}`);

test("what a browser keeps is read as it was written", () => {
  for (const mirror of [false, true])
    for (const courses of [[], ["sfu-criminology"], ["a", "b_2"]])
      expect(parseCart(serializeCart({ courses, mirror }))).toEqual({
        courses,
        mirror,
        isSent: false,
      });
  expect(parseCart()).toEqual({ courses: [], mirror: false, isSent: false });
});

test("packCart: a basket whose application was sent is read as a mirror that is sent", () => {
  for (const courses of [[], ["a", "b_2"]]) {
    const sent = { courses, mirror: true, isSent: true };
    expect(parseCart(serializeCart(sent))).toEqual(sent);
  }
});

test("a text written by somebody else gives at most fifteen identifiers, each once", () => {
  expect(parseCart("a.a.é.<b>.;.c").courses).toEqual(["a", "c"]);
  expect(parseCart([...fifteen, "more"].join(".")).courses).toEqual(fifteen);
  expect(parseCart("x".repeat(51)).courses).toEqual([]);
});

test("fifteen formations of the catalogue take less than 800 letters in a browser", () => {
  const { universities } = JSON.parse(readFileSync("db/seeds/catalogue/formations.json", "utf8"));
  const ids: string[] = universities.flatMap((one: { programmes: { id: string }[] }) =>
    one.programmes.map(({ id }) => id),
  );
  const longest = ids.toSorted((a, b) => b.length - a.length).slice(0, 15);
  const text = serializeCart({ courses: longest, mirror: true });
  expect(parseCart(text).courses).toEqual(longest);
  expect(text.length).toBeLessThan(800);
});

test("a cart joins a basket after what is there, without doubles", () => {
  const { basket, left } = appendCart(
    ["a", "b"],
    [course("b"), course("c"), course("c"), course("d")],
  );
  expect(basket).toEqual(["a", "b", "c", "d"]);
  expect(left).toEqual([]);
});

test("what the limit leaves out is told, and a double of a full basket is not", () => {
  const { basket, left } = appendCart(fifteen.slice(1), [course("x"), course("c3"), course("y")]);
  expect(basket).toEqual([...fifteen.slice(1), "x"]);
  expect(left).toEqual([{ id: "y", reason: "basket-full" }]);
});

test("a formation that takes nobody for now is left out", () => {
  const closed = { ...course("z"), availability: "closed" as const };
  const full = { ...course("y"), availability: "full" as const };
  expect(appendCart([], [closed, course("a"), full])).toEqual({
    basket: ["a"],
    left: [
      { id: "z", reason: "course-closed" },
      { id: "y", reason: "course-full" },
    ],
  });
});

test("what was left out is kept until it is told, in order of reasons", () => {
  const left = [
    { id: "a", reason: "basket-full" },
    { id: "b", reason: "basket-full" },
    { id: "c", reason: "course-closed" },
  ] as const;
  expect(serializeLeftOut([...left])).toBe("basket-full:a.b/course-closed:c");
  expect(parseLeftOut(serializeLeftOut([...left]))).toEqual(left);
  expect(serializeLeftOut([])).toBe("");
  expect(parseLeftOut("unknown:a/basket-full:<b>.c/junk")).toEqual([
    { id: "c", reason: "basket-full" },
  ]);
});
