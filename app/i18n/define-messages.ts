import type { Locale } from "./locale.ts";
import { maskValue, unmaskText } from "./masked-values.ts";
import { insertSchoolName, mentionsSchool } from "./school.ts";
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
  return { fr: fr && typesetMessages("fr", fr), en: en && typesetMessages("en", en) };
}

/** How many sentences are being put together: one may be made of another. */
let depth = 0;

/** Makes a sentence by the rules of its language, and leaves the values in it as they are given. */
function formatWithValues(format: (...values: unknown[]) => string, values: unknown[]): string {
  depth++;
  try {
    const sentence = format(...values.map(maskValue));
    return depth > 1 ? sentence : unmaskText(sentence);
  } finally {
    depth--;
  }
}

const typography = { fr: frenchTypography, en: englishTypography };

function typesetMessages<T extends MessageTree>(locale: Locale, t: T): T {
  const messages = {};
  for (const [key, value] of Object.entries(t)) {
    Object.defineProperty(messages, key, { enumerable: true, ...describeMessage(locale, value) });
  }
  return messages as T;
}

function describeMessage(locale: Locale, value: MessageTree[string]): PropertyDescriptor {
  const typeset = typography[locale];
  if (typeof value === "function") {
    const insertSchool = mentionsSchool(String(value))
      ? insertSchoolName
      : (_: Locale, sentence: string) => sentence;
    const format = (...values: unknown[]) => typeset(insertSchool(locale, value(...values)));
    return { value: (...values: unknown[]) => formatWithValues(format, values) };
  }
  if (typeof value !== "string") return { value: typesetMessages(locale, value) };
  if (!mentionsSchool(value)) return { value: typeset(value) };
  return { get: () => typeset(insertSchoolName(locale, value)) };
}
