import { expect, test } from "vitest";
import { defineMessages } from "./define-messages.ts";

const messages = defineMessages(
  { title: "L'école", counted: (n: number) => `Reste : ${n} !`, inner: { ask: "Prêt ?" } },
  { title: "The school's", counted: (n: number) => `Left: ${n}!`, inner: { ask: "Ready?" } },
);

test("defineMessages: applies the typography of each language", () => {
  expect(messages.fr.title).toBe("L’école");
  expect(messages.fr.counted(2)).toBe("Reste\u00A0: 2\u00A0!");
  expect(messages.fr.inner.ask).toBe("Prêt\u00A0?");
  expect(messages.en.title).toBe("The school’s");
  expect(messages.en.counted(2)).toBe("Left: 2!");
});

const values = [
  "o'brien@ecole.example",
  "D'Almeida",
  'le "grand" soir',
  "e-mail : a ; b",
  "5 Mo",
  "« x »",
  "n° 5",
];
const sentences = defineMessages(
  {
    sent: (to: string) => `L'e-mail est parti à : ${to} !`,
    quoted: (title: string) => `« ${title} » n'est pas là`,
    of: (names: string[], at: { place: string }) => `d'${names.join(", d'")} : ${at.place}`,
    size: (count: string) => `${count} Mo`,
    when: (at: Date) => `l'année : ${at.getUTCFullYear()}`,
  },
  {
    sent: (to: string) => `It's sent to ${to}`,
    quoted: (title: string) => `“${title}” isn't there`,
    of: (names: string[], at: { place: string }) => `${names.join("'s, ")}'s: ${at.place}`,
    size: (count: string) => `${count} MB`,
    when: (at: Date) => `the year's ${at.getUTCFullYear()}`,
  },
);

test.for(values)("defineMessages: prints the value %s in a sentence unchanged", (value) => {
  const { fr, en } = sentences;
  expect(fr.sent(value)).toBe(`L’e-mail est parti à\u00A0: ${value}\u00A0!`);
  expect(fr.quoted(value)).toBe(`«\u00A0${value}\u00A0» n’est pas là`);
  expect(fr.of([value, "Awa"], { place: value })).toContain(`${value}, d’Awa\u00A0: ${value}`);
  expect(en.sent(value)).toBe(`It’s sent to ${value}`);
  expect(en.quoted(value)).toBe(`“${value}” isn’t there`);
});

test("defineMessages: applies typography to a sentence around its values", () => {
  expect(sentences.fr.size("5")).toBe("5\u00A0Mo");
  expect(sentences.en.size("5")).toBe("5\u00A0MB");
  expect(sentences.fr.of(["Awa"], { place: "ici" })).toBe("d’Awa\u00A0: ici");
  expect(sentences.en.of(["Awa"], { place: "here" })).toBe("Awa’s: here");
  expect(sentences.fr.when(new Date("2026-01-01"))).toBe("l’année\u00A0: 2026");
});

test("defineMessages: prints values unchanged in a sentence that contains another one", () => {
  const { fr } = defineMessages(
    { outer: (name: string) => `C'est l'avis : ${sentences.fr.quoted(name)}` },
    { outer: (name: string) => `It's ${sentences.en.quoted(name)}` },
  );
  expect(fr.outer("o'brien : x")).toBe(
    "C’est l’avis\u00A0: «\u00A0o'brien : x\u00A0» n’est pas là",
  );
});
