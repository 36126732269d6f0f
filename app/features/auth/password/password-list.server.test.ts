import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as french } from "@zxcvbn-ts/language-fr";
import { expect, test, vi } from "vitest";
import { getPasswordError } from "./password-error.server.ts";

vi.setConfig({ testTimeout: 60_000 });

// The complete lists that the rule uses (PWD-01).
const passwords: string[] = common["passwords-common"];
const commonWords: string[] = french["commonWords-fr"];

/** The given number of items, spread evenly over the list. */
const sampleEvenly = (list: string[], count: number) =>
  Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)] ?? "");

const countRepeats = (word: string) => Math.ceil(15 / word.length);
/** Ways in which users lengthen a short password. */
const lengthenings = [
  (word: string) => word.repeat(countRepeats(word)),
  (word: string) => Array(countRepeats(word)).fill(word).join(" "),
  (word: string) => word.padEnd(15, "1234567890"),
];

test("getPasswordError: refuses 200 common passwords in every lengthened form", async () => {
  const candidates = sampleEvenly(passwords, 200).map(
    (word, n) => lengthenings[n % lengthenings.length]?.(word) ?? word,
  );
  expect(candidates.filter((one) => one.length < 15)).toEqual([]);
  const accepted: string[] = [];
  for (const one of candidates) if (!(await getPasswordError(one, []))) accepted.push(one);
  expect(accepted).toEqual([]);
});

test("getPasswordError: refuses the common passwords that are long enough", async () => {
  const longPasswords = passwords.filter((one) => one.length >= 15);
  expect(longPasswords.length).toBeGreaterThan(30);
  const accepted: string[] = [];
  for (const one of longPasswords) if (!(await getPasswordError(one, []))) accepted.push(one);
  expect(accepted).toEqual([]);
});

test("getPasswordError: accepts four random common words", async () => {
  const sample = sampleEvenly(commonWords, 200);
  const phrases = Array.from({ length: 50 }, (_, n) =>
    [n, n + 100, n + 50, n + 150].map((at) => sample[at]).join(" "),
  ).filter((phrase) => phrase.length >= 15);
  const refused: string[] = [];
  for (const one of phrases) if (await getPasswordError(one, [])) refused.push(one);
  expect(refused).toEqual([]);
  expect(phrases.length).toBeGreaterThan(40);
});
