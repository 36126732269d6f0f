import { type FilmName, films } from "./films.ts";
import { getCaptionsUrl, parseLibraryFilmName } from "./library-film.ts";
import { getLibraryFileUrl } from "./library-picture.ts";

/** A film as a page tells and plays it. */
export type FilmSource = {
  seconds: number;
  /** What most browsers load. */
  bytes: number;
  /** The file that any browser plays: where a link leads without a script. */
  url: string;
  /** Of the library: its one file, and its captions. Those that came with the site have every format, and both. */
  libraryFile?: { extension: "mp4" | "webm"; captions: { fr?: string; en?: string } };
};

/** The film of this name; undefined when there is none. */
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
