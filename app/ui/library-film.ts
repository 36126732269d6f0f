import { getLibraryFileUrl } from "./library-picture.ts";

/**
 * A film of the media library. `hash` is the hash of its file, `bytes` its size; `captions` has the hash of the
 * captions in each language, or null.
 */
export type LibraryFilm = {
  hash: string;
  seconds: number;
  bytes: number;
  extension: "mp4" | "webm";
  captions: { fr: string | null; en: string | null };
};

/** Encodes the film in a name that a page can use without a query to the database. */
export function formatLibraryFilmName({
  hash,
  seconds,
  bytes,
  extension,
  captions,
}: LibraryFilm): string {
  const captionParts = (["fr", "en"] as const).map((language) =>
    captions[language] ? `-${language}${captions[language]}` : "",
  );
  return `~${hash}-${seconds}s${bytes}b-${extension}${captionParts.join("")}`;
}

/** Decodes a name written by formatLibraryFilmName; returns null for any other name. */
export function parseLibraryFilmName(name: string): LibraryFilm | null {
  const match =
    /^~([0-9a-f]{16})-(\d+)s(\d+)b-(mp4|webm)(?:-fr([0-9a-f]{16}))?(?:-en([0-9a-f]{16}))?$/.exec(
      name,
    );
  if (!match) return null;
  const [, hash = "", seconds, bytes, extension, fr = null, en = null] = match;
  return {
    ...{ hash, seconds: Number(seconds), bytes: Number(bytes) },
    ...{ extension: extension as LibraryFilm["extension"], captions: { fr, en } },
  };
}

/** URL of captions of the media library, by the hash of their text. */
export function getCaptionsUrl(hash: string): string {
  return getLibraryFileUrl(hash, "captions.vtt");
}
