import type { Locale } from "./locale.ts";

/** The small words that a name may have before it in a sentence; `l` is « l’ ». */
export const articles = ["le", "la", "l", "les", "the"] as const;
export type Article = (typeof articles)[number];

/** Who the school is in one language. */
export type School = {
  name: string;
  /** Where there is room for one word: under the icon on a telephone. */
  short: string;
  /** "" for none. */
  article: Article | "";
  /** The picture that stands for the mark, by the name that says its files; null for the mark drawn in the pages. */
  logo: { name: string; alt: string } | null;
};

export type Schools = Record<Locale, School>;

/** The demonstration brand: what is said until the school has said otherwise. */
export const shippedSchools: Schools = {
  fr: { name: "Collège Érabao", short: "Érabao", article: "le", logo: null },
  en: { name: "Collège Érabao", short: "Érabao", article: "", logo: null },
};

let tell = (): Schools => shippedSchools;

/** Says where the identity of the school is known from: on the server what is published, in a browser the page. */
export function schoolsFrom(source: () => Schools): void {
  tell = source;
}

/** The identity of the school in both languages, as it is now. */
export function schools(): Schools {
  return tell();
}

/** Whether the school has said who it is: nothing of the demonstration brand may be seen then. */
export function isShipped(): boolean {
  return JSON.stringify(tell()) === JSON.stringify(shippedSchools);
}

/**
 * Puts the school in a sentence: `{school}` its name; `{the school}` with its article; in French `{of school}` and
 * `{to school}` after the words « de » and « à ». A capital letter of the mark begins a sentence.
 */
export function withSchool(locale: Locale, sentence: string): string {
  return sentence.replace(MARK, (_, form: string) => {
    const said = forms[form.toLowerCase()]?.(tell()[locale], locale) ?? "";
    return form.startsWith("T") ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
}

/** Does a sentence name the school? */
export function namesSchool(sentence: string): boolean {
  return sentence.search(MARK) >= 0;
}

const MARK = /\{(school|[Tt]he school|of school|to school)\}/g;

const forms: Record<string, (school: School, locale: Locale) => string> = {
  school: ({ name }) => name,
  "the school": (school, locale) => withArticle(school, locale),
  "of school": (school) => after(school, { bare: "de ", le: "du ", les: "des ", other: "de " }),
  "to school": (school) => after(school, { bare: "à ", le: "au ", les: "aux ", other: "à " }),
};

/** The article of the other language is none of this one. */
function withArticle({ name, article }: School, locale: Locale): string {
  const isOwn = (article === "the") === (locale === "en");
  if (article === "" || !isOwn) return name;
  return article === "l" ? `l’${name}` : `${article} ${name}`;
}

type Contracted = Record<"bare" | "le" | "les" | "other", string>;

function after(school: School, words: Contracted): string {
  const { name, article } = school;
  if (article === "le" || article === "les") return words[article] + name;
  const said = withArticle(school, "fr");
  if (said !== name) return words.other + said;
  const elided = words.bare === "de " && /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name);
  return elided ? `d’${name}` : words.bare + name;
}
