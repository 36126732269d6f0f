import type { Actor } from "#app/features/access/actor.ts";
import { listMediaUsage } from "#app/features/content/media-usage.server.ts";
import { type ListedMedium, listMedia } from "#app/features/media/library.server.ts";
import { getPictureSizes, getPictureUrl } from "#app/ui/pictures.ts";
import type { MediumListItem } from "./media-filter.ts";

/** All media with the number of their uses; null when the actor may not edit content. */
export async function listMediaWithUses(actor: Actor): Promise<MediumListItem[] | null> {
  const [media, uses] = await Promise.all([listMedia(actor), listMediaUsage(actor)]);
  if (!media || !uses) return null;
  return media.map((one) => ({
    ...one,
    uses: uses.get(`${one.kind}/${one.name}`)?.length ?? 0,
    thumbnail: getThumbnailUrl(one),
  }));
}

/** The URL of the smallest rendition; null for a film, and before transcoding. */
export function getThumbnailUrl({ kind, publicName }: ListedMedium): string | null {
  if (kind !== "picture" || !publicName) return null;
  return getPictureUrl(publicName, `${getPictureSizes(publicName).widths[0]}.avif`);
}
