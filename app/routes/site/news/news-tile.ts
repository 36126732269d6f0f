import type { LocalizedData } from "#app/features/content/content.ts";
import type { Scene } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** A news item as it is shown among others; `film` is the name of its film, when it has one. */
export type NewsTile = {
  slug: string;
  title: string;
  text: string;
  scene: Scene;
  film?: string;
  lang?: Locale;
};

/** Two tiles may have the same title (SITE-02): `tile` is the one shown. */
export function toNewsTile(
  slug: string,
  { title, tile, text, scene, clip, lang }: LocalizedData<"news">,
): NewsTile {
  return { slug, title: tile ?? title, text, scene, film: clip?.name, lang };
}
