import type { News, Scene } from "#app/features/content/kinds.ts";

/** A news item as it is shown among others; `film` is the name of its film, when it has one. */
export type Tile = { slug: string; title: string; text: string; scene: Scene; film?: string };

/** Two tiles may have the same title (specification, News page): `tile` is the one shown. */
export function tile(slug: string, { title, tile, text, scene, clip }: News): Tile {
  return { slug, title: tile ?? title, text, scene, film: clip?.name };
}
