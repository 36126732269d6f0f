import type { Locale } from "#app/i18n/locale.ts";
import type { EntryKind } from "./kinds.ts";

/** The kinds of which staff make new entries, hide some and choose the order; the others are one each. */
export const repeatableKinds = [
  "news",
  "slide",
  "testimonial",
  "partner",
  "benefit",
  "accreditation",
  "programme",
  "gallery",
] as const satisfies EntryKind[];

export function isRepeatable(kind: string): kind is (typeof repeatableKinds)[number] {
  return (repeatableKinds as readonly string[]).includes(kind);
}

type Words = Record<string, unknown>;

/** The page of the public site, in French, where an entry is seen. */
export function getPublicPath(kind: EntryKind, slug: string, words: Words | null): string {
  if (kind === "page") return `/${slug}`;
  if (kind === "news") return `/actualite/${slug}`;
  if (kind === "campus") return String(words?.href || "/");
  if (kind === "catalogue") return "/autre-formation";
  return kind === "gallery" ? "/about" : "/";
}

/**
 * The slug of the news item that an address leads to, in either language; null for any other address. `origin` is that
 * of this site: people paste whole addresses.
 */
export function parseNewsSlug(href: string, origin: string): string | null {
  if (!URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  const [, slug] = /^(?:\/en)?\/actualite\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  if (url.origin !== origin || !slug) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const titleKeys = ["title", "name", "titleFr", "caption"];

/** What an entry is called in a list: its first words; a slide has those of both languages. */
export function getEntryTitle(slug: string, words: Words | null, locale: Locale = "fr"): string {
  const keys = locale === "en" ? ["titleEn", ...titleKeys] : titleKeys;
  const texts = keys.map((key) => words?.[key]);
  const found = texts.find((text) => typeof text === "string" && text);
  return typeof found === "string" ? found : slug;
}

/** The field that names an entry of this shape; undefined where there is none. */
export function findTitleKey(shape: object): string | undefined {
  return titleKeys.find((key) => key in shape);
}

type LocalePublication = { published?: Date | null };

/** Is the French on the site newer than the English? Then the English may say what the French said before. */
export function isTranslationStale({
  fr,
  en,
}: {
  fr?: LocalePublication;
  en?: LocalePublication;
}): boolean {
  if (!fr?.published || !en?.published) return false;
  return fr.published > en.published;
}

/** What is left to do in the words of an entry. */
export type EntryIssues = {
  /** Claims whose source is empty. */
  unproved: number;
  /** Claims that may no longer be shown. */
  expired: number;
  /** Words still marked « [à compléter] ». */
  incomplete: number;
};

/** Counts what is left to do; `today` as AAAA-MM-JJ. A claim may be shown until its last day. */
export function countEntryIssues(words: unknown, today: string): EntryIssues {
  const issues: EntryIssues = { unproved: 0, expired: 0, incomplete: 0 };
  addIssues(words, today, issues);
  return issues;
}

function addIssues(value: unknown, today: string, issues: EntryIssues): void {
  if (typeof value === "string" && /(à compléter|to be completed)\]/.test(value))
    issues.incomplete++;
  if (typeof value !== "object" || value === null) return;
  if ("source" in value && "expiresOn" in value) {
    if (value.source === "") issues.unproved++;
    if (value.expiresOn !== "" && String(value.expiresOn) < today) issues.expired++;
  }
  for (const item of Object.values(value)) addIssues(item, today, issues);
}
