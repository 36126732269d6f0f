import { expect, test } from "vitest";
import { bilingual } from "./words.ts";

const words = bilingual(
  { title: "L'école", counted: (n: number) => `Reste : ${n} !`, inner: { ask: "Prêt ?" } },
  { title: "The school's", counted: (n: number) => `Left: ${n}!`, inner: { ask: "Ready?" } },
);

test("prints each language by its own rules, values included", () => {
  expect(words.fr.title).toBe("L’école");
  expect(words.fr.counted(2)).toBe("Reste\u00A0: 2\u00A0!");
  expect(words.fr.inner.ask).toBe("Prêt\u00A0?");
  expect(words.en.title).toBe("The school’s");
  expect(words.en.counted(2)).toBe("Left: 2!");
});
