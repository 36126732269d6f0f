import type { Locale } from "#app/i18n/locale.ts";
import { isLibraryReference } from "#app/ui/library-picture.ts";
import type { FocalPoint } from "./kinds.ts";

/** A picture or film that the data references, and the path of the object that holds its name. */
export type MediaReference = {
  kind: "picture" | "video";
  name: string;
  path: string;
  /** The alternative text in the data itself. */
  alt: string;
};

type ContentData = Record<string, unknown>;

/** Lists every picture and film that the data references, in order. */
export function listMediaReferences(data: unknown, path = ""): MediaReference[] {
  if (typeof data !== "object" || data === null) return [];
  const reference = toMediaReference(data as ContentData, path);
  const nested = Object.entries(data).flatMap(([key, value]) =>
    listMediaReferences(value, path ? `${path}.${key}` : key),
  );
  return reference ? [reference, ...nested] : nested;
}

function toMediaReference(data: ContentData, path: string): MediaReference | null {
  const kind = getMediaKind(data);
  const { name, alt } = data;
  return kind && { kind, name: String(name), path, alt: typeof alt === "string" ? alt : "" };
}

/** A `Scene` has `name` and `alt`; a `Clip` has `name` and `poster`. */
function getMediaKind(data: ContentData): MediaReference["kind"] | null {
  if (typeof data.name !== "string") return null;
  if ("poster" in data) return "video";
  return typeof data.alt === "string" ? "picture" : null;
}

/** What the media library knows of a name (media/media-view.server.ts). */
export type MediaView = {
  name: string | null;
  alt: Record<Locale, string>;
  focus: FocalPoint | null;
  seconds: number | null;
};

/**
 * Replaces references by the library's current files, and fills a picture's missing alternative text and focal point.
 * `locale` is the language of the data.
 */
export function applyMediaViews<T>(data: T, media: Map<string, MediaView>, locale: Locale): T {
  return replaceMedia(data, media, locale) as T;
}

function replaceMedia(value: unknown, media: Map<string, MediaView>, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceMedia(item, media, locale));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    replaceMedia(item, media, locale),
  ]);
  const data: ContentData = Object.fromEntries(entries);
  const kind = getMediaKind(data);
  const view = kind && media.get(`${kind}/${data.name}`);
  if (!view) return data;
  const name = view.name ?? data.name;
  if (kind === "video") return { ...data, name, seconds: view.seconds ?? data.seconds ?? 0 };
  const focus = data.focus ?? view.focus;
  return { ...data, name, alt: data.alt || view.alt[locale], ...(focus ? { focus } : {}) };
}

/** The referenced names that belong to the library, not to the shipped media. */
export function listLibraryNames(media: MediaReference[], kind: MediaReference["kind"]): string[] {
  const names = media.filter((one) => one.kind === kind && isLibraryReference(one.name));
  return [...new Set(names.map(({ name }) => name))];
}
