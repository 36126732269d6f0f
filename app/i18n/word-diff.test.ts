import { expect, test } from "vitest";
import { diffWords } from "./word-diff.ts";

const marks = { kept: "", removed: "-", added: "+" };

/** A comparison in one line: `-{out}`, `+{in}`, and what was kept as it is. */
const told = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind: is, text }) => (is === "kept" ? text : `${marks[is]}{${text}}`))
    .join(" ");

const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `m${from + place}`).join(" ");

test("only the words that changed are told as changed, what went before what came", () => {
  expect(told("Les élèves partent en mai.", "Les élèves partent en juin.")).toBe(
    "Les élèves partent en -{mai.} +{juin.}",
  );
  expect(told("un deux trois quatre", "un trois quatre cinq")).toBe(
    "un -{deux} trois quatre +{cinq}",
  );
  expect(told("le chat noir dort", "un chien noir mange")).toBe(
    "-{le chat} +{un chien} noir -{dort} +{mange}",
  );
});

test("what was empty came whole, and what is empty went whole", () => {
  expect(told("", "Tout neuf")).toBe("+{Tout neuf}");
  expect(told("Plus rien", "")).toBe("-{Plus rien}");
  expect(told("Pareil", "Pareil")).toBe("Pareil");
});

test("far from a change the words that stay are left out", () => {
  const [start, end] = [many(1, 100), many(101, 200)];
  expect(told(`${start} avant ${end}`, `${start} après ${end}`)).toBe(
    `[…] ${many(93, 100)} -{avant} +{après} ${many(101, 108)} […]`,
  );
  expect(told(`a ${start} b`, `c ${start} d`)).toBe(
    `-{a} +{c} ${many(1, 8)} […] ${many(93, 100)} -{b} +{d}`,
  );
  const few = many(1, 18);
  expect(told(`a ${few} b`, `c ${few} d`)).toBe(`-{a} +{c} ${few} -{b} +{d}`);
});

test("both texts can be read in what is told, and two that share nothing take no time", () => {
  const [one, other] = [many(1, 3000), many(4001, 7000)];
  expect(told(one, other)).toBe(`-{${one}} +{${other}}`);
});

test("where lines end is told, and how many spaces stand between two words is not", () => {
  expect(told("- un\n- deux\n\nfin", "- un\n- trois\n\nfin")).toBe(
    "- un\n- -{deux} +{trois} \n\nfin",
  );
  expect(told("pour combien de temps.", "pour combien de  temps.\n\nEt après ")).toBe(
    "pour combien de temps. +{\n\nEt après}",
  );
});
