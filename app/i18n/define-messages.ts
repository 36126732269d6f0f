import type { Locale } from "./locale.ts";
import { maskValue, unmaskText } from "./masked-values.ts";
import { insertSchoolName, mentionsSchool } from "./school.ts";
import { englishTypography, frenchTypography } from "./typography.ts";

/** A tree of messages. A message with values is a function. */
export type MessageTree = {
  // biome-ignore lint/suspicious/noExplicitAny: each sentence has its own values
  readonly [key: string]: string | ((...values: any[]) => string) | MessageTree;
};

/**
 * Joins the messages of both languages; the type requires the same keys in English as in French. A message with the
 * name of the school is composed at each read (`school.ts`).
 */
export function defineMessages<T extends MessageTree>(fr: T, en: T): Record<Locale, T> {
  const typeset: Partial<Record<Locale, T>> = {};
  return {
    // Composed at first use: a page of the browser reads one language only.
    get fr() {
      typeset.fr ??= typesetMessages("fr", fr);
      return typeset.fr;
    },
    get en() {
      typeset.en ??= typesetMessages("en", en);
      return typeset.en;
    },
  };
}

/** The nesting depth: a message may contain another one. */
let depth = 0;

/** Applies the typography of the language to a message, but not to the values in it. */
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
