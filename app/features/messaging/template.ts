import { letterErrors, tidyContent, tidySubject } from "./message.ts";

/** What a template leaves open: written between braces, filled in when it is inserted. */
export const places = ["prenom", "numero", "campus", "rentree"] as const;
export type Place = (typeof places)[number];

/** Longest name of a template, in characters. */
export const NAME_LIMIT = 80;

const fields = ["name", "subjectFr", "contentFr", "subjectEn", "contentEn"] as const;
type Field = (typeof fields)[number];
export type TemplateWords = Record<Field, string>;
export type TemplateErrors = Partial<Record<Field, string>>;

/** Reads a template: a name, and a fit letter in each language whose places are known. */
export function readTemplate(
  typed: TemplateWords,
): { ok: true; words: TemplateWords } | { ok: false; errors: TemplateErrors } {
  const words: TemplateWords = {
    name: tidySubject(typed.name),
    subjectFr: tidySubject(typed.subjectFr),
    contentFr: tidyContent(typed.contentFr),
    subjectEn: tidySubject(typed.subjectEn),
    contentEn: tidyContent(typed.contentEn),
  };
  const fr = letterErrors({ subject: words.subjectFr, content: words.contentFr });
  const en = letterErrors({ subject: words.subjectEn, content: words.contentEn });
  const found: Record<Field, string | undefined> = {
    name: words.name === "" ? "required" : tooLong(words.name),
    subjectFr: fr.subject,
    contentFr: fr.content,
    subjectEn: en.subject,
    contentEn: en.content,
  };
  const errors: TemplateErrors = {};
  for (const field of fields) {
    const reason = found[field] ?? unknownPlace(words[field]);
    if (reason) errors[field] = reason;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, words };
}

function tooLong(name: string): string | undefined {
  return [...name].length > NAME_LIMIT ? `too-long:${NAME_LIMIT}` : undefined;
}

const written = /\{([^{}\n]{1,40})\}/g;

function unknownPlace(text: string): string | undefined {
  for (const [, name = ""] of text.matchAll(written))
    if (!places.some((place) => place === name)) return `place-unknown:${name}`;
  return undefined;
}

/** A text with its places filled in; one that nothing is known for stays as it is, for the officer to see. */
export function fillPlaces(text: string, values: Partial<Record<Place, string>>): string {
  return text.replace(written, (whole, name) => {
    const place = places.find((one) => one === name);
    return (place && values[place]) || whole;
  });
}

type Letter = { subject: string; content: string };

/** A letter with a template put in it: nothing that was typed is lost. */
export function withTemplate(typed: Letter, template: Letter): Letter {
  const content = [typed.content.trimEnd(), template.content].filter(Boolean).join("\n\n");
  return { subject: typed.subject.trim() || template.subject, content };
}
