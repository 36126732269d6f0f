import { formatMegabytes } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Film, filmOf } from "#app/ui/film-of.ts";

/** `megabytes` is what most browsers load, never said to be less than a tenth; `length` is « 0:08 ». */
export type FilmFacts = {
  seconds: number;
  length: string;
  megabytes: string;
  hasCaptions: boolean;
};

/** What is said of a film before it is asked for; undefined when there is no such film. */
export function factsOf(name: string, locale: Locale): FilmFacts | undefined {
  const film = filmOf(name);
  if (!film) return;
  const { seconds, bytes, only } = film;
  const rest = `${seconds % 60}`.padStart(2, "0");
  return {
    seconds,
    length: `${Math.floor(seconds / 60)}:${rest}`,
    megabytes: formatMegabytes(locale, Math.max(bytes, 100_000)),
    hasCaptions: !only || Boolean(only.captions[locale]),
  };
}

/** The link to a film, as the script that plays it in its place reads it (app/client/site/film-player.ts). */
export function linkOf(name: string) {
  const film = filmOf(name);
  return { href: film?.address ?? "", "data-film": true, ...(film?.only && onlyOf(film.only)) };
}

function onlyOf({ ending, captions }: NonNullable<Film["only"]>) {
  return { "data-film": ending, "data-fr": captions.fr, "data-en": captions.en };
}
