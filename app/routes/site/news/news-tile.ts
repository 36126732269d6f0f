import type { LocalizedData } from "#app/features/content/content.ts";
import type { Scene } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** A news item in a list; `film` is the name of its film, if any. */
export type NewsTile = {
  slug: string;
  title: string;
  text: string;
  scene: Scene;
  film?: string;
  lang?: Locale;
};

/** Uses the tile title of the item where it has one (SITE-02). */
export function toNewsTile(
  slug: string,
  { title, tile, text, scene, clip, lang }: LocalizedData<"news">,
): NewsTile {
  return { slug, title: tile ?? title, text, scene, film: clip?.name, lang };
}
