import type { ListedMedium } from "#app/features/media/library.server.ts";
import { matchesMediumSearch } from "#app/features/media/medium.ts";
import type { Query } from "#app/lib/query.ts";

/** A medium of the list, with the number of its uses in contents. */
export type MediumListItem = ListedMedium & { uses: number; thumbnail: string | null };

export const mediaFilters = [
  "all",
  "picture",
  "video",
  "demo",
  "words",
  "captions",
  "people",
  "failed",
  "unused",
] as const;
export type MediaFilter = (typeof mediaFilters)[number];

const filterPredicates: Record<MediaFilter, (medium: MediumListItem) => boolean> = {
  all: () => true,
  picture: ({ kind }) => kind === "picture",
  video: ({ kind }) => kind === "video",
  demo: ({ demo, uses }) => demo && uses > 0,
  words: ({ missingAltLocales }) => missingAltLocales.length > 0,
  captions: ({ isMissingCaptions }) => isMissingCaptions,
  people: ({ isMissingConsent }) => isMissingConsent,
  failed: (medium) => medium.hasFailed,
  // Shipped media are also used in menus and pages outside of the contents.
  unused: ({ isShipped, uses }) => !isShipped && uses === 0,
};

/** An unknown filter is `all`. */
export function parseMediaFilter(query: Query): MediaFilter {
  return query.option("filtre", mediaFilters) ?? "all";
}

/**
 * The number of media that each filter finds. Demonstration media count only while they are used.
 */
export function countByMediaFilter(media: MediumListItem[]): Record<MediaFilter, number> {
  const counts = mediaFilters.map((name) => [name, media.filter(filterPredicates[name]).length]);
  return Object.fromEntries(counts);
}

/** The media of a filter whose names contain all search terms, ignoring accents. */
export function applyMediaFilter(
  media: MediumListItem[],
  filter: MediaFilter,
  search: string,
): MediumListItem[] {
  return media.filter((one) => filterPredicates[filter](one) && matchesMediumSearch(one, search));
}
