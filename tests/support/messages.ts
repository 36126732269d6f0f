import { basename } from "node:path";
import type { MessageTree } from "#app/i18n/define-messages.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type MessageText, readMessages } from "../../tools/i18n/read-messages.ts";

/** A text as its source file has it, before typography. Its key begins with the name of the file. */
export type SourceText = { locale: Locale; key: string; text: string; file: string };

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../app/i18n/*.ts", "../../app/features/*/messages/*.ts", "!**/*.test.ts"],
  { eager: true },
);
const messages = readMessages(".");
const areaFiles = new Map(messages.areas.map(({ name, file }) => [name, file]));

const getName = (path: string) => basename(path, ".ts");

/** The messages of each area as pages show them, by the name of their file: its `…Messages`. */
export const areaMessages: Record<string, Record<Locale, MessageTree>> = Object.fromEntries(
  [...areaFiles.values()].map((file) => {
    const module = Object.entries(modules).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? {};
    const area = Object.entries(module).find(([name]) => name.endsWith("Messages"))?.[1];
    if (!area) throw new Error(`${file} exports no messages.`);
    return [getName(file), area as Record<Locale, MessageTree>];
  }),
);

const getKey = (key: string) => {
  const [area = "", ...path] = key.split(".");
  return [getName(areaFiles.get(area) ?? area), ...path].join(".");
};

const withoutExpressions = ({ text, expressions }: MessageText) =>
  expressions.reduce((result, expression) => result.replace(`{${expression}}`, "…"), text);

/** The strings of a message that code composes: every branch, which one call would not return. */
function listStrings(code: string): string[] {
  const quoted = code.match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
  const templates = code.match(/`[^`]*`/g) ?? [];
  return [...quoted, ...templates.map((text) => text.replace(/\$\{[^}]*\}/g, "…"))];
}

const unquote = (text: string) => text.slice(1, -1);

/** Every text of the interface in both languages, with “…” for its values. */
export const sourceTexts: SourceText[] = [
  ...messages.texts.map((text) => ({
    ...{ locale: text.locale, file: text.file },
    ...{ key: getKey(text.key), text: withoutExpressions(text) },
  })),
  ...messages.composed.flatMap(({ locale, file, key, code }) =>
    listStrings(code).map((text) => ({ locale, file, key: getKey(key), text })),
  ),
];

/** The texts that are one in both languages: the same message, and the same branch of it. */
export const textPairs: Record<Locale, string>[] = [
  ...messages.texts.flatMap((french) => {
    if (french.locale !== "fr") return [];
    const english = messages.texts.find(
      ({ locale, key, plainBranch }) =>
        locale === "en" && key === french.key && plainBranch === french.plainBranch,
    );
    return english ? [{ fr: french.text, en: english.text }] : [];
  }),
  ...messages.composed.flatMap((french) => {
    if (french.locale !== "fr") return [];
    const english = messages.composed.find(
      ({ locale, key }) => locale === "en" && key === french.key,
    );
    // The other language may have one text where this one composes it.
    if (!english) return [];
    const englishTexts = listStrings(english.code);
    return listStrings(french.code).flatMap((fr, index) => {
      const en = englishTexts[index];
      return en === undefined ? [] : [{ fr: unquote(fr), en: unquote(en) }];
    });
  }),
];
