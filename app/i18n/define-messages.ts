import type { Locale } from "./locale.ts";
import { maskValue, unmaskText } from "./masked-values.ts";
import { namesSchool, withSchool } from "./school.ts";
import { englishTypography, frenchTypography } from "./typography.ts";

/** A tree of sentences; a sentence with values in it is a function of them. */
export type MessageTree = {
  // biome-ignore lint/suspicious/noExplicitAny: each sentence has its own values
  readonly [key: string]: string | ((...values: any[]) => string) | MessageTree;
};

/**
 * The same sentences in both languages: English must have every key of the French, and no other. A sentence that
 * names the school is put together each time it is read (`school.ts`).
 */
export function defineMessages<T extends MessageTree>(fr: T, en: T): Record<Locale, T> {
  // In the browser the other language may not be there (tools/bundle/locale-chunks.ts).
  return { fr: fr && refine("fr", fr), en: en && refine("en", en) };
}

/** How many sentences are being put together: one may be made of another. */
let depth = 0;

/** Makes a sentence by the rules of its language, and leaves the values in it as they are given. */
function withValues(say: (...values: unknown[]) => string, values: unknown[]): string {
  depth++;
  try {
    const sentence = say(...values.map(maskValue));
    return depth > 1 ? sentence : unmaskText(sentence);
  } finally {
    depth--;
  }
}

const typography = { fr: frenchTypography, en: englishTypography };

function refine<T extends MessageTree>(locale: Locale, t: T): T {
  const refined = {};
  for (const [key, value] of Object.entries(t)) {
    Object.defineProperty(refined, key, { enumerable: true, ...read(locale, value) });
  }
  return refined as T;
}

function read(locale: Locale, value: MessageTree[string]): PropertyDescriptor {
  const print = typography[locale];
  if (typeof value === "function") {
    const complete = namesSchool(String(value)) ? withSchool : (_: Locale, said: string) => said;
    const say = (...values: unknown[]) => print(complete(locale, value(...values)));
    return { value: (...values: unknown[]) => withValues(say, values) };
  }
  if (typeof value !== "string") return { value: refine(locale, value) };
  if (!namesSchool(value)) return { value: print(value) };
  return { get: () => print(withSchool(locale, value)) };
}
