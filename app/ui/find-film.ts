import { type FilmName, films } from "./films.ts";
import { getCaptionsUrl, parseLibraryFilmName } from "./library-film.ts";
import { getLibraryFileUrl } from "./library-picture.ts";

/** The data that a page needs to describe and play a film. */
export type FilmSource = {
  seconds: number;
  /** Size of the file that most browsers load, in bytes. */
  bytes: number;
  /** URL of the file that every browser plays; links use it where scripts do not run. */
  url: string;
  /**
   * Set for films of the media library, which have one file. Films shipped with the site have both formats and all
   * captions.
   */
  libraryFile?: { extension: "mp4" | "webm"; captions: { fr?: string; en?: string } };
};

/**
 * Finds a film by its name: a film of the library, or one shipped with the site. Returns undefined for an unknown name.
 */
export function findFilm(name: string): FilmSource | undefined {
  const libraryFilm = parseLibraryFilmName(name);
  if (libraryFilm) {
    const { hash, seconds, bytes, extension, captions } = libraryFilm;
    const [fr, en] = [captions.fr, captions.en].map((one) =>
      one ? getCaptionsUrl(one) : undefined,
    );
    const url = getLibraryFileUrl(hash, `film.${extension}`);
    return { seconds, bytes, url, libraryFile: { extension, captions: { fr, en } } };
  }
  if (!isShippedFilm(name)) return;
  const { seconds, webm } = films[name];
  return { seconds, bytes: webm, url: `/video/${name}.mp4` };
}

function isShippedFilm(name: string): name is FilmName {
  return Object.hasOwn(films, name);
}
