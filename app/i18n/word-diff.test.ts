import { expect, test } from "vitest";
import { diffWords } from "./word-diff.ts";

const prefixes = { unchanged: "", removed: "-", added: "+" };

/** A diff in one line: `-{removed}`, `+{added}`, and unchanged text as it is. */
const formatDiff = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind: changeKind, text }) =>
      changeKind === "unchanged" ? text : `${prefixes[changeKind]}{${text}}`,
    )
    .join(" ");

const buildWords = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `m${from + place}`).join(" ");

test("diffWords: marks only the changed words, removed before added", () => {
  expect(formatDiff("Les élèves partent en mai.", "Les élèves partent en juin.")).toBe(
    "Les élèves partent en -{mai.} +{juin.}",
  );
  expect(formatDiff("un deux trois quatre", "un trois quatre cinq")).toBe(
    "un -{deux} trois quatre +{cinq}",
  );
  expect(formatDiff("le chat noir dort", "un chien noir mange")).toBe(
    "-{le chat} +{un chien} noir -{dort} +{mange}",
  );
});

test("diffWords: handles an empty text before or after", () => {
  expect(formatDiff("", "Tout neuf")).toBe("+{Tout neuf}");
  expect(formatDiff("Plus rien", "")).toBe("-{Plus rien}");
  expect(formatDiff("Pareil", "Pareil")).toBe("Pareil");
});

test("diffWords: leaves out unchanged words far from a change", () => {
  const [start, end] = [buildWords(1, 100), buildWords(101, 200)];
  expect(formatDiff(`${start} avant ${end}`, `${start} après ${end}`)).toBe(
    `[…] ${buildWords(93, 100)} -{avant} +{après} ${buildWords(101, 108)} […]`,
  );
  expect(formatDiff(`a ${start} b`, `c ${start} d`)).toBe(
    `-{a} +{c} ${buildWords(1, 8)} […] ${buildWords(93, 100)} -{b} +{d}`,
  );
  const few = buildWords(1, 18);
  expect(formatDiff(`a ${few} b`, `c ${few} d`)).toBe(`-{a} +{c} ${few} -{b} +{d}`);
});

test("diffWords: is fast for two texts without common words, and complete", () => {
  const [before, after] = [buildWords(1, 3000), buildWords(4001, 7000)];
  expect(formatDiff(before, after)).toBe(`-{${before}} +{${after}}`);
});

test("diffWords: reports line ends, but not the number of spaces", () => {
  expect(formatDiff("- un\n- deux\n\nfin", "- un\n- trois\n\nfin")).toBe(
    "- un\n- -{deux} +{trois} \n\nfin",
  );
  expect(formatDiff("pour combien de temps.", "pour combien de  temps.\n\nEt après ")).toBe(
    "pour combien de temps. +{\n\nEt après}",
  );
});
