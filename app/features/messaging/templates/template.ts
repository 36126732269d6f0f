import { normalizeContent, normalizeSubject, validateMessage } from "../message.ts";

/** Placeholders are written between braces and filled when the template is inserted or delivered. */
export const placeholders = ["prenom", "numero", "campus", "rentree"] as const;
export type Placeholder = (typeof placeholders)[number];

export const MAX_NAME_CHARACTERS = 80;

const fields = ["name", "subjectFr", "contentFr", "subjectEn", "contentEn"] as const;
type Field = (typeof fields)[number];
export type TemplateInput = Record<Field, string>;
export type TemplateErrors = Partial<Record<Field, string>>;

/** Validates a template: a name, and a sendable message with known placeholders in each language. */
export function parseTemplate(
  input: TemplateInput,
): { ok: true; values: TemplateInput } | { ok: false; errors: TemplateErrors } {
  const values: TemplateInput = {
    name: normalizeSubject(input.name),
    subjectFr: normalizeSubject(input.subjectFr),
    contentFr: normalizeContent(input.contentFr),
    subjectEn: normalizeSubject(input.subjectEn),
    contentEn: normalizeContent(input.contentEn),
  };
  const fr = validateMessage({ subject: values.subjectFr, content: values.contentFr });
  const en = validateMessage({ subject: values.subjectEn, content: values.contentEn });
  const fieldErrors: Record<Field, string | undefined> = {
    name: values.name === "" ? "required" : getNameLengthError(values.name),
    subjectFr: fr.subject,
    contentFr: fr.content,
    subjectEn: en.subject,
    contentEn: en.content,
  };
  const errors: TemplateErrors = {};
  for (const field of fields) {
    const reason = fieldErrors[field] ?? findUnknownPlaceholder(values[field]);
    if (reason) errors[field] = reason;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values };
}

function getNameLengthError(name: string): string | undefined {
  return [...name].length > MAX_NAME_CHARACTERS ? `too-long:${MAX_NAME_CHARACTERS}` : undefined;
}

const PLACEHOLDER_PATTERN = /\{([^{}\n]{1,40})\}/g;

/** The error code of the first unknown placeholder; undefined when there is none. */
export function findUnknownPlaceholder(text: string): string | undefined {
  for (const [, name = ""] of text.matchAll(PLACEHOLDER_PATTERN))
    if (!parsePlaceholder(name)) return `placeholder-unknown:${name}`;
  return undefined;
}

export function hasPlaceholders(text: string): boolean {
  return [...text.matchAll(PLACEHOLDER_PATTERN)].some(([, name = ""]) => parsePlaceholder(name));
}

/** The error code of the placeholders left in a message; undefined when there are none. */
export function findUnfilledPlaceholders(
  text: string,
): `placeholder-not-replaced:${string}` | undefined {
  const unfilled = [...text.matchAll(PLACEHOLDER_PATTERN)].flatMap(([whole, name = ""]) =>
    parsePlaceholder(name) ? [whole] : [],
  );
  return unfilled.length > 0
    ? `placeholder-not-replaced:${[...new Set(unfilled)].join(", ")}`
    : undefined;
}

/** Accepts accents and capitals: {Prénom} is `prenom`. */
function parsePlaceholder(name: string): Placeholder | undefined {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return placeholders.find((one) => one === plain);
}

/**
 * Fills the placeholders; one without a value stays visible for the officer. A value that begins the text, a line or a
 * sentence gets a capital, and « Rentrée » elsewhere loses it, because intake names are typed either way.
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

/** The text before a word that begins the text, a line or a sentence. */
const SENTENCE_START_PATTERN = /(^|\n|[.!?…]\s)[\s«“"]*$/;

type MessageText = { subject: string; content: string };

/** Appends a template to a message and keeps what was written. */
export function mergeTemplate(message: MessageText, template: MessageText): MessageText {
  const content = [message.content.trimEnd(), template.content].filter(Boolean).join("\n\n");
  return { subject: message.subject.trim() || template.subject, content };
}

type BilingualMessage = Omit<TemplateInput, "name">;

/** `mergeTemplate` for both languages; the placeholders stay. */
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
