import { getLibraryPlaceholder } from "#app/features/media/media-view.server.ts";

const placeholders = import.meta.glob<string>("./first-look/*.avif", {
  query: "?inline",
  import: "default",
  eager: true,
});

/**
 * The upright cut of a scene in two kilobytes, as an address that holds the picture itself: what a phone
 * paints with the words, while the sharp one travels on a connection of its own (P6). It is as wide as a
 * phone: a browser does not count a blurred miniature as the picture. Null for a scene without such a cut.
 */
export async function getPlaceholderImage(name: string): Promise<string | null> {
  return placeholders[`./first-look/${name}.avif`] ?? (await getLibraryPlaceholder(name));
}
