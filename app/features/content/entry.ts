import type { Locale } from "#app/i18n/locale.ts";
import type { EntryKind } from "./kinds.ts";

/** Kinds of which editors create, hide and sort entries; the others have fixed entries. */
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

type EntryData = Record<string, unknown>;

/** The French path of the public page that shows an entry. */
export function getPublicPath(kind: EntryKind, slug: string, data: EntryData | null): string {
  if (kind === "page") return `/${slug}`;
  if (kind === "news") return `/actualite/${slug}`;
  if (kind === "campus") return String(data?.href || "/");
  if (kind === "catalogue") return "/autre-formation";
  return kind === "gallery" ? "/about" : "/";
}

/**
 * The slug of the news item that an address in either language leads to; null for other addresses. Accepts absolute
 * URLs with the `origin` of this site.
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

/** The title of an entry in a list: its first non-empty title field, or the slug. */
export function getEntryTitle(slug: string, data: EntryData | null, locale: Locale = "fr"): string {
  const keys = locale === "en" ? ["titleEn", ...titleKeys] : titleKeys;
  const texts = keys.map((key) => data?.[key]);
  const title = texts.find((text) => typeof text === "string" && text);
  return typeof title === "string" ? title : slug;
}

/** The field that names an entry of this shape; undefined when there is none. */
export function findTitleKey(shape: object): string | undefined {
  return titleKeys.find((key) => key in shape);
}

type LocalePublication = { published?: Date | null };

/** Whether the French was published after the English, so that the translation may be outdated. */
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

/** Editorial issues of an entry. */
export type EntryIssues = {
  /** Claims without a source. */
  unproved: number;
  /** Claims past their expiry date. */
  expired: number;
  /** Texts that contain « [à compléter] ». */
  incomplete: number;
};

/** Counts the issues; `today` is YYYY-MM-DD. A claim is valid through its last day. */
export function countEntryIssues(data: unknown, today: string): EntryIssues {
  const issues: EntryIssues = { unproved: 0, expired: 0, incomplete: 0 };
  addIssues(data, today, issues);
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
