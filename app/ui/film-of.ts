import { type FilmName, films } from "./films.ts";
import { captionsFile, readLibraryFilm } from "./library-film.ts";
import { libraryFile } from "./library-picture.ts";

/** A film as a page tells and plays it. */
export type Film = {
  seconds: number;
  /** What most browsers load. */
  bytes: number;
  /** The file that any browser plays: where a link leads without a script. */
  address: string;
  /** Of the library: its one file, and its captions. Those that came with the site have every format, and both. */
  only?: { ending: "mp4" | "webm"; captions: { fr?: string; en?: string } };
};

/** The film of this name; undefined when there is none. */
export function filmOf(name: string): Film | undefined {
  const own = readLibraryFilm(name);
  if (own) {
    const { hash, seconds, bytes, ending, captions } = own;
    const [fr, en] = [captions.fr, captions.en].map((one) => (one ? captionsFile(one) : undefined));
    const address = libraryFile(hash, `film.${ending}`);
    return { seconds, bytes, address, only: { ending, captions: { fr, en } } };
  }
  if (!isFilm(name)) return;
  const { seconds, webm } = films[name];
  return { seconds, bytes: webm, address: `/video/${name}.mp4` };
}

function isFilm(name: string): name is FilmName {
  return Object.hasOwn(films, name);
}
