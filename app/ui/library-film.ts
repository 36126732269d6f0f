import { getLibraryFileUrl } from "./library-picture.ts";

/**
 * A film of the library as a page names it: its one file, what it weighs, how long it lasts, and where its captions
 * are in each language (null: none).
 */
export type LibraryFilm = {
  hash: string;
  seconds: number;
  bytes: number;
  extension: "mp4" | "webm";
  captions: { fr: string | null; en: string | null };
};

/** The name of such a film in a page: it says all there is to know of it. */
export function formatLibraryFilmName({
  hash,
  seconds,
  bytes,
  extension,
  captions,
}: LibraryFilm): string {
  const captionParts = (["fr", "en"] as const).map((one) =>
    captions[one] ? `-${one}${captions[one]}` : "",
  );
  return `~${hash}-${seconds}s${bytes}b-${extension}${captionParts.join("")}`;
}

/** Reads such a name; null for any other, as those of the films that came with the site. */
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

/** The address of the captions of a film of the library, by the hash of their words. */
export function getCaptionsUrl(hash: string): string {
  return getLibraryFileUrl(hash, "captions.vtt");
}
