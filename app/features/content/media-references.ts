import type { Locale } from "#app/i18n/locale.ts";
import { isLibraryReference } from "#app/ui/library-picture.ts";
import type { FocalPoint } from "./kinds.ts";

/** Where words name a picture or a film: the object that holds the name, and the keys that lead there. */
export type MediaReference = {
  kind: "picture" | "video";
  name: string;
  path: string;
  /** What the words say of the picture themselves. */
  alt: string;
};

type Words = Record<string, unknown>;

/** Every picture and film that these words name, in their order. */
export function listMediaReferences(words: unknown, path = ""): MediaReference[] {
  if (typeof words !== "object" || words === null) return [];
  const reference = toMediaReference(words as Words, path);
  const nested = Object.entries(words).flatMap(([key, value]) =>
    listMediaReferences(value, path ? `${path}.${key}` : key),
  );
  return reference ? [reference, ...nested] : nested;
}

function toMediaReference(words: Words, path: string): MediaReference | null {
  const kind = getMediaKind(words);
  const { name, alt } = words;
  return kind && { kind, name: String(name), path, alt: typeof alt === "string" ? alt : "" };
}

/** A `Scene` has a name and what one sees; a `Clip` has a name and a poster. */
function getMediaKind(words: Words): MediaReference["kind"] | null {
  if (typeof words.name !== "string") return null;
  if ("poster" in words) return "video";
  return typeof words.alt === "string" ? "picture" : null;
}

/** What the library shows under a name (`media/shown.server.ts`). */
export type MediaView = {
  name: string | null;
  alt: Record<Locale, string>;
  focus: FocalPoint | null;
  seconds: number | null;
};

/**
 * The same words with the media as the library has them now: their files, and what the words leave unsaid of a
 * picture (what one sees, the point in view). `locale` is that of the words.
 */
export function applyMediaViews<T>(words: T, media: Map<string, MediaView>, locale: Locale): T {
  return replaceMedia(words, media, locale) as T;
}

function replaceMedia(value: unknown, media: Map<string, MediaView>, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceMedia(item, media, locale));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    replaceMedia(item, media, locale),
  ]);
  const words: Words = Object.fromEntries(entries);
  const kind = getMediaKind(words);
  const view = kind && media.get(`${kind}/${words.name}`);
  if (!view) return words;
  const name = view.name ?? words.name;
  if (kind === "video") return { ...words, name, seconds: view.seconds ?? words.seconds ?? 0 };
  const focus = words.focus ?? view.focus;
  return { ...words, name, alt: words.alt || view.alt[locale], ...(focus ? { focus } : {}) };
}

/** The names of the media that are not of those that came with the site. */
export function listLibraryNames(media: MediaReference[], kind: MediaReference["kind"]): string[] {
  const names = media.filter((one) => one.kind === kind && isLibraryReference(one.name));
  return [...new Set(names.map(({ name }) => name))];
}
