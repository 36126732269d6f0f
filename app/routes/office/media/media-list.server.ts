import { listMediaUsage } from "#app/features/content/media-usage.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { type ListedMedium, listMedia } from "#app/features/media/library.server.ts";
import { getPictureSizes, getPictureUrl } from "#app/ui/pictures.ts";
import type { MediumListItem } from "./media-filter.ts";

/** The whole library with where each medium is named; null for who may not edit. */
export async function listMediaWithUses(actor: Actor): Promise<MediumListItem[] | null> {
  const [media, uses] = await Promise.all([listMedia(actor), listMediaUsage(actor)]);
  if (!media || !uses) return null;
  return media.map((one) => ({
    ...one,
    uses: uses.get(`${one.kind}/${one.name}`)?.length ?? 0,
    thumbnail: getThumbnailUrl(one),
  }));
}

/** The smallest file of a picture; null for a film, and while nothing is made. */
export function getThumbnailUrl({ kind, publicName: shownAs }: ListedMedium): string | null {
  if (kind !== "picture" || !shownAs) return null;
  return getPictureUrl(shownAs, `${getPictureSizes(shownAs).widths[0]}.avif`);
}
