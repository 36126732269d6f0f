import { formatMegabytes } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type FilmSource, findFilm } from "#app/ui/find-film.ts";

/** `megabytes` is the size that most browsers download, at least 0.1; `duration` is formatted "0:08". */
export type FilmFacts = {
  seconds: number;
  duration: string;
  megabytes: string;
  hasCaptions: boolean;
};

/** Duration and size of a film, shown before it is requested; undefined for an unknown name. */
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

/** Attributes of the link to a film, from which a script builds the player (app/client/site/film-player.ts). */
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
