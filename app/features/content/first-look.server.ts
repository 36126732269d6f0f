import { getLibraryPlaceholder } from "#app/features/media/media-view.server.ts";

const placeholders = import.meta.glob<string>("./first-look/*.avif", {
  query: "?inline",
  import: "default",
  eager: true,
});

/**
 * Returns a 2 kB portrait crop of a scene as a data URL, which a phone paints while the sharp picture loads. It is as
 * wide as a phone screen, because browsers do not count a blurred miniature as the largest contentful paint. Null for a
 * scene without one.
 */
export async function getPlaceholderImage(name: string): Promise<string | null> {
  return placeholders[`./first-look/${name}.avif`] ?? (await getLibraryPlaceholder(name));
}
