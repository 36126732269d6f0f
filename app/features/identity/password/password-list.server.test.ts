import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as french } from "@zxcvbn-ts/language-fr";
import { expect, test, vi } from "vitest";
import { getPasswordError } from "./password-error.server.ts";

vi.setConfig({ testTimeout: 60_000 });

// The lists that the rule reads, from their first word to their last (PWD-01).
const passwords: string[] = common["passwords-common"];
const t: string[] = french["commonWords-fr"];

/** So many of a list, as far from one another as they can be. */
const evenly = (list: string[], count: number) =>
  Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)] ?? "");

const times = (word: string) => Math.ceil(15 / word.length);
/** What is done to a password that is too short, so that it is long enough. */
const longer = [
  (word: string) => word.repeat(times(word)),
  (word: string) => Array(times(word)).fill(word).join(" "),
  (word: string) => word.padEnd(15, "1234567890"),
];

test("two hundred of the passwords most used, taken all along their list, are refused however they are made longer", async () => {
  const tried = evenly(passwords, 200).map((word, n) => longer[n % longer.length]?.(word) ?? word);
  expect(tried.filter((one) => one.length < 15)).toEqual([]);
  const taken: string[] = [];
  for (const one of tried) if (!(await getPasswordError(one, []))) taken.push(one);
  expect(taken).toEqual([]);
});

test("those of the list that are long enough are refused as they are", async () => {
  const long = passwords.filter((one) => one.length >= 15);
  expect(long.length).toBeGreaterThan(30);
  const taken: string[] = [];
  for (const one of long) if (!(await getPasswordError(one, []))) taken.push(one);
  expect(taken).toEqual([]);
});

test("four words of everybody, put together by chance, are taken", async () => {
  const some = evenly(t, 200);
  const phrases = Array.from({ length: 50 }, (_, n) =>
    [n, n + 100, n + 50, n + 150].map((at) => some[at]).join(" "),
  ).filter((phrase) => phrase.length >= 15);
  const refused: string[] = [];
  for (const one of phrases) if (await getPasswordError(one, [])) refused.push(one);
  expect(refused).toEqual([]);
  expect(phrases.length).toBeGreaterThan(40);
});
