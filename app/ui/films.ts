import { captionsFile, readLibraryFilm } from "./library-film.ts";
import { libraryFile } from "./library-picture.ts";

/** Written by tools/film/make.ts: how long each film of public/video lasts, and the bytes of its files. */
export const films = {
  welcome: { seconds: 20, webm: 147481, mp4: 214996 },
  "news-community": { seconds: 12, webm: 100841, mp4: 173157 },
  "news-support": { seconds: 12, webm: 77118, mp4: 143080 },
  "news-skills": { seconds: 12, webm: 90932, mp4: 151820 },
  "news-tournament": { seconds: 12, webm: 82725, mp4: 140779 },
  "testimonial-1": { seconds: 8, webm: 44847, mp4: 76970 },
  "testimonial-2": { seconds: 8, webm: 41969, mp4: 76817 },
  "testimonial-3": { seconds: 8, webm: 53408, mp4: 100182 },
  "testimonial-4": { seconds: 8, webm: 30207, mp4: 49401 },
  "testimonial-5": { seconds: 8, webm: 27143, mp4: 45262 },
  "testimonial-6": { seconds: 8, webm: 35157, mp4: 62234 },
  "testimonial-7": { seconds: 8, webm: 25064, mp4: 42007 },
  "testimonial-8": { seconds: 8, webm: 23340, mp4: 39682 },
  "testimonial-9": { seconds: 8, webm: 37602, mp4: 64500 },
  "testimonial-10": { seconds: 8, webm: 40836, mp4: 72427 },
};

export type FilmName = keyof typeof films;

/** The frame of every film, in pixels. */
export const filmSize = { width: 640, height: 360 };

/** What to write in `type`, so that a browser asks for the first file it can play and for no other. */
export const filmTypes = {
  webm: 'video/webm; codecs="av01.0.01M.08"',
  mp4: 'video/mp4; codecs="avc1.64001f"',
};

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
