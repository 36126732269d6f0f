import { normalizeContent, normalizeSubject, validateMessage } from "../message.ts";

/** What a template leaves open: written between braces, filled in when it is inserted or delivered. */
export const placeholders = ["prenom", "numero", "campus", "rentree"] as const;
export type Placeholder = (typeof placeholders)[number];

/** Longest name of a template, in characters. */
export const MAX_NAME_CHARACTERS = 80;

const fields = ["name", "subjectFr", "contentFr", "subjectEn", "contentEn"] as const;
type Field = (typeof fields)[number];
export type TemplateWords = Record<Field, string>;
export type TemplateErrors = Partial<Record<Field, string>>;

/** Reads a template: a name, and a fit letter in each language whose places are known. */
export function parseTemplate(
  input: TemplateWords,
): { ok: true; words: TemplateWords } | { ok: false; errors: TemplateErrors } {
  const words: TemplateWords = {
    name: normalizeSubject(input.name),
    subjectFr: normalizeSubject(input.subjectFr),
    contentFr: normalizeContent(input.contentFr),
    subjectEn: normalizeSubject(input.subjectEn),
    contentEn: normalizeContent(input.contentEn),
  };
  const fr = validateMessage({ subject: words.subjectFr, content: words.contentFr });
  const en = validateMessage({ subject: words.subjectEn, content: words.contentEn });
  const fieldErrors: Record<Field, string | undefined> = {
    name: words.name === "" ? "required" : getNameLengthError(words.name),
    subjectFr: fr.subject,
    contentFr: fr.content,
    subjectEn: en.subject,
    contentEn: en.content,
  };
  const errors: TemplateErrors = {};
  for (const field of fields) {
    const reason = fieldErrors[field] ?? findUnknownPlaceholder(words[field]);
    if (reason) errors[field] = reason;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, words };
}

function getNameLengthError(name: string): string | undefined {
  return [...name].length > MAX_NAME_CHARACTERS ? `too-long:${MAX_NAME_CHARACTERS}` : undefined;
}

const PLACEHOLDER_PATTERN = /\{([^{}\n]{1,40})\}/g;

/** The reason word of a name between braces that nothing fills; undefined when there is none. */
export function findUnknownPlaceholder(text: string): string | undefined {
  for (const [, name = ""] of text.matchAll(PLACEHOLDER_PATTERN))
    if (!parsePlaceholder(name)) return `place-unknown:${name}`;
  return undefined;
}

/** Is there something to fill in? */
export function hasPlaceholders(text: string): boolean {
  return [...text.matchAll(PLACEHOLDER_PATTERN)].some(([, name = ""]) => parsePlaceholder(name));
}

/** The reason word of places that stayed open in a letter to one person; undefined when there is none. */
export function findUnfilledPlaceholders(text: string): `place-open:${string}` | undefined {
  const unfilled = [...text.matchAll(PLACEHOLDER_PATTERN)].flatMap(([whole, name = ""]) =>
    parsePlaceholder(name) ? [whole] : [],
  );
  return unfilled.length > 0 ? `place-open:${[...new Set(unfilled)].join(", ")}` : undefined;
}

/** Whoever writes French writes {prénom}. */
function parsePlaceholder(name: string): Placeholder | undefined {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return placeholders.find((one) => one === plain);
}

/**
 * A text with its places filled in; one that nothing is known for stays as it is, for the officer to see. What begins
 * a text, a line or a sentence begins with a capital, and « rentrée » in one with none, however the office wrote it: an
 * intake is a common noun.
 */
export function fillPlaceholders(
  text: string,
  values: Partial<Record<Placeholder, string>>,
): string {
  return text.replace(PLACEHOLDER_PATTERN, (whole: string, name: string, at: number) => {
    const placeholder = parsePlaceholder(name);
    const value = placeholder && values[placeholder];
    if (!value) return whole;
    if (SENTENCE_START_PATTERN.test(text.slice(0, at)))
      return value.charAt(0).toUpperCase() + value.slice(1);
    return placeholder === "rentree" ? value.replace(/^Rentrée(?=\s)/, "rentrée") : value;
  });
}

/** What stands before the first word of a text, a line or a sentence. */
const SENTENCE_START_PATTERN = /(^|\n|[.!?…]\s)[\s«“"]*$/;

type MessageText = { subject: string; content: string };

/** A letter with a template put in it: nothing that was typed is lost. */
export function mergeTemplate(message: MessageText, template: MessageText): MessageText {
  const content = [message.content.trimEnd(), template.content].filter(Boolean).join("\n\n");
  return { subject: message.subject.trim() || template.subject, content };
}

type BilingualMessage = Omit<TemplateWords, "name">;

/** A letter in both languages with a template put in it, its places left open: nothing that was typed is lost. */
export function mergeBilingualTemplate(
  message: BilingualMessage,
  template: BilingualMessage,
): BilingualMessage {
  const fr = mergeTemplate(
    { subject: message.subjectFr, content: message.contentFr },
    { subject: template.subjectFr, content: template.contentFr },
  );
  const en = mergeTemplate(
    { subject: message.subjectEn, content: message.contentEn },
    { subject: template.subjectEn, content: template.contentEn },
  );
  return {
    subjectFr: fr.subject,
    contentFr: fr.content,
    subjectEn: en.subject,
    contentEn: en.content,
  };
}
