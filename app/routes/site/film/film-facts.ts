import { formatMegabytes } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type FilmSource, findFilm } from "#app/ui/find-film.ts";

/** `megabytes` is what most browsers load, never said to be less than a tenth; `length` is « 0:08 ». */
export type FilmFacts = {
  seconds: number;
  duration: string;
  megabytes: string;
  hasCaptions: boolean;
};

/** What is said of a film before it is asked for; undefined when there is no such film. */
export function getFilmFacts(name: string, locale: Locale): FilmFacts | undefined {
  const film = findFilm(name);
  if (!film) return;
  const { seconds, bytes, libraryFile: only } = film;
  const secondsPart = `${seconds % 60}`.padStart(2, "0");
  return {
    seconds,
    duration: `${Math.floor(seconds / 60)}:${secondsPart}`,
    megabytes: formatMegabytes(locale, Math.max(bytes, 100_000)),
    hasCaptions: !only || Boolean(only.captions[locale]),
  };
}

/** The link to a film, as the script that plays it in its place reads it (app/client/site/film-player.ts). */
export function getFilmLinkProps(name: string) {
  const film = findFilm(name);
  return {
    href: film?.url ?? "",
    "data-film": true,
    ...(film?.libraryFile && getLibraryFilmData(film.libraryFile)),
  };
}

function getLibraryFilmData({
  extension: ending,
  captions,
}: NonNullable<FilmSource["libraryFile"]>) {
  return { "data-film": ending, "data-fr": captions.fr, "data-en": captions.en };
}
