import type { Locale } from "#app/i18n/locale.ts";
import type { Kind } from "./kinds.ts";

/** The kinds of which staff make new entries, hide some and choose the order; the others are one each. */
export const repeatable = [
  "news",
  "slide",
  "testimonial",
  "partner",
  "benefit",
  "accreditation",
  "programme",
  "gallery",
] as const satisfies Kind[];

export function isRepeatable(kind: string): kind is (typeof repeatable)[number] {
  return (repeatable as readonly string[]).includes(kind);
}

type Words = Record<string, unknown>;

/** The page of the public site, in French, where an entry is seen. */
export function addressOf(kind: Kind, slug: string, words: Words | null): string {
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
export function newsSlugOf(href: string, origin: string): string | null {
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
export function titleOf(slug: string, words: Words | null, locale: Locale = "fr"): string {
  const keys = locale === "en" ? ["titleEn", ...titleKeys] : titleKeys;
  const texts = keys.map((key) => words?.[key]);
  const found = texts.find((text) => typeof text === "string" && text);
  return typeof found === "string" ? found : slug;
}

/** The field that names an entry of this shape; undefined where there is none. */
export function titleKeyOf(shape: object): string | undefined {
  return titleKeys.find((key) => key in shape);
}

type Out = { published?: Date | null };

/** Is the French on the site newer than the English? Then the English may say what the French said before. */
export function isBehind({ fr, en }: { fr?: Out; en?: Out }): boolean {
  if (!fr?.published || !en?.published) return false;
  return fr.published > en.published;
}

/** What is left to do in the words of an entry. */
export type Left = {
  /** Claims whose source is empty. */
  unproved: number;
  /** Claims that may no longer be shown. */
  expired: number;
  /** Words still marked « [à compléter] ». */
  incomplete: number;
};

/** Counts what is left to do; `today` as AAAA-MM-JJ. A claim may be shown until its last day. */
export function leftIn(words: unknown, today: string): Left {
  const left: Left = { unproved: 0, expired: 0, incomplete: 0 };
  count(words, today, left);
  return left;
}

function count(value: unknown, today: string, left: Left): void {
  if (typeof value === "string" && /(à compléter|to be completed)\]/.test(value)) left.incomplete++;
  if (typeof value !== "object" || value === null) return;
  if ("source" in value && "expiresOn" in value) {
    if (value.source === "") left.unproved++;
    if (value.expiresOn !== "" && String(value.expiresOn) < today) left.expired++;
  }
  for (const item of Object.values(value)) count(item, today, left);
}
