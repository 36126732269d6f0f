import { letterErrors, tidyContent, tidySubject } from "../message.ts";

/** What a template leaves open: written between braces, filled in when it is inserted or delivered. */
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

/** The reason word of a name between braces that nothing fills; undefined when there is none. */
export function unknownPlace(text: string): string | undefined {
  for (const [, name = ""] of text.matchAll(written))
    if (!placeOf(name)) return `place-unknown:${name}`;
  return undefined;
}

/** Is there something to fill in? */
export function hasPlaces(text: string): boolean {
  return [...text.matchAll(written)].some(([, name = ""]) => placeOf(name));
}

/** The reason word of places that stayed open in a letter to one person; undefined when there is none. */
export function openPlaces(text: string): `place-open:${string}` | undefined {
  const open = [...text.matchAll(written)].flatMap(([whole, name = ""]) =>
    placeOf(name) ? [whole] : [],
  );
  return open.length > 0 ? `place-open:${[...new Set(open)].join(", ")}` : undefined;
}

/** Whoever writes French writes {prénom}. */
function placeOf(name: string): Place | undefined {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return places.find((one) => one === plain);
}

/**
 * A text with its places filled in; one that nothing is known for stays as it is, for the officer to see. What begins
 * a text, a line or a sentence begins with a capital, and « rentrée » in one with none, however the office wrote it: an
 * intake is a common noun.
 */
export function fillPlaces(text: string, values: Partial<Record<Place, string>>): string {
  return text.replace(written, (whole: string, name: string, at: number) => {
    const place = placeOf(name);
    const value = place && values[place];
    if (!value) return whole;
    if (begins.test(text.slice(0, at))) return value.charAt(0).toUpperCase() + value.slice(1);
    return place === "rentree" ? value.replace(/^Rentrée(?=\s)/, "rentrée") : value;
  });
}

/** What stands before the first word of a text, a line or a sentence. */
const begins = /(^|\n|[.!?…]\s)[\s«“"]*$/;

type Letter = { subject: string; content: string };

/** A letter with a template put in it: nothing that was typed is lost. */
export function withTemplate(typed: Letter, template: Letter): Letter {
  const content = [typed.content.trimEnd(), template.content].filter(Boolean).join("\n\n");
  return { subject: typed.subject.trim() || template.subject, content };
}

type BothLanguages = Omit<TemplateWords, "name">;

/** A letter in both languages with a template put in it, its places left open: nothing that was typed is lost. */
export function withTemplateInBoth(typed: BothLanguages, template: BothLanguages): BothLanguages {
  const fr = withTemplate(
    { subject: typed.subjectFr, content: typed.contentFr },
    { subject: template.subjectFr, content: template.contentFr },
  );
  const en = withTemplate(
    { subject: typed.subjectEn, content: typed.contentEn },
    { subject: template.subjectEn, content: template.contentEn },
  );
  return {
    subjectFr: fr.subject,
    contentFr: fr.content,
    subjectEn: en.subject,
    contentEn: en.content,
  };
}
