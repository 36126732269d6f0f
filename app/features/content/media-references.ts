import type { Locale } from "#app/i18n/locale.ts";
import { isLibraryReference } from "#app/ui/library-picture.ts";
import type { Focus } from "./kinds.ts";

/** Where words name a picture or a film: the object that holds the name, and the keys that lead there. */
export type NamedMedium = {
  kind: "picture" | "video";
  name: string;
  path: string;
  /** What the words say of the picture themselves. */
  alt: string;
};

type Words = Record<string, unknown>;

/** Every picture and film that these words name, in their order. */
export function namedMedia(words: unknown, path = ""): NamedMedium[] {
  if (typeof words !== "object" || words === null) return [];
  const own = mediumOf(words as Words, path);
  const inside = Object.entries(words).flatMap(([key, value]) =>
    namedMedia(value, path ? `${path}.${key}` : key),
  );
  return own ? [own, ...inside] : inside;
}

function mediumOf(words: Words, path: string): NamedMedium | null {
  const kind = kindOf(words);
  const { name, alt } = words;
  return kind && { kind, name: String(name), path, alt: typeof alt === "string" ? alt : "" };
}

/** A `Scene` has a name and what one sees; a `Clip` has a name and a poster. */
function kindOf(words: Words): NamedMedium["kind"] | null {
  if (typeof words.name !== "string") return null;
  if ("poster" in words) return "video";
  return typeof words.alt === "string" ? "picture" : null;
}

/** What the library shows under a name (`media/shown.server.ts`). */
export type Shown = {
  name: string | null;
  alt: Record<Locale, string>;
  focus: Focus | null;
  seconds: number | null;
};

/**
 * The same words with the media as the library has them now: their files, and what the words leave unsaid of a
 * picture (what one sees, the point in view). `locale` is that of the words.
 */
export function withShown<T>(words: T, media: Map<string, Shown>, locale: Locale): T {
  return replaced(words, media, locale) as T;
}

function replaced(value: unknown, media: Map<string, Shown>, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, media, locale));
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.entries(value).map(([key, item]) => [key, replaced(item, media, locale)]);
  const words: Words = Object.fromEntries(inside);
  const kind = kindOf(words);
  const shown = kind && media.get(`${kind}/${words.name}`);
  if (!shown) return words;
  const name = shown.name ?? words.name;
  if (kind === "video") return { ...words, name, seconds: shown.seconds ?? words.seconds ?? 0 };
  const focus = words.focus ?? shown.focus;
  return { ...words, name, alt: words.alt || shown.alt[locale], ...(focus ? { focus } : {}) };
}

/** The names of the media that are not of those that came with the site. */
export function libraryNames(media: NamedMedium[], kind: NamedMedium["kind"]): string[] {
  const names = media.filter((one) => one.kind === kind && isLibraryReference(one.name));
  return [...new Set(names.map(({ name }) => name))];
}
