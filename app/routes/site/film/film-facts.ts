import { formatMegabytes } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type FilmName, films } from "#app/ui/films.ts";

/** `megabytes` is what most browsers load, never said to be less than a tenth; `length` is « 0:08 ». */
export type FilmFacts = { seconds: number; length: string; megabytes: string };

/** What is said of a film before it is asked for; undefined when there is no such film. */
export function factsOf(name: string, locale: Locale): FilmFacts | undefined {
  if (!isFilm(name)) return;
  const { seconds, webm } = films[name];
  const rest = `${seconds % 60}`.padStart(2, "0");
  return {
    seconds,
    length: `${Math.floor(seconds / 60)}:${rest}`,
    megabytes: formatMegabytes(locale, Math.max(webm, 100_000)),
  };
}

/** The file that any browser plays: where a link leads without a script. */
export function addressOf(name: string): string {
  return `/video/${name}.mp4`;
}

function isFilm(name: string): name is FilmName {
  return Object.hasOwn(films, name);
}
