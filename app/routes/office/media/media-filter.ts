import type { ListedMedium } from "#app/features/media/library.server.ts";
import { matchesMediumSearch } from "#app/features/media/medium.ts";
import type { Query } from "#app/lib/query.ts";

/** A medium of the list, with how many places name it. */
export type MediumListItem = ListedMedium & { uses: number; thumbnail: string | null };

/** What one may look for in the library. */
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
  captions: ({ isMissingCaptions: lacksCaptions }) => lacksCaptions,
  people: ({ isMissingConsent: lacksAgreement }) => lacksAgreement,
  failed: (medium) => medium.hasFailed,
  // Those of the site are also in its menus and screens, which no content tells.
  unused: ({ shipped, uses }) => !shipped && uses === 0,
};

/** The filter an address asks for; all, when it is none of ours. */
export function parseMediaFilter(query: Query): MediaFilter {
  return query.oneOf("filtre", mediaFilters) ?? "all";
}

/** How many media each filter finds. Demonstration media count while something shows them. */
export function countByMediaFilter(media: MediumListItem[]): Record<MediaFilter, number> {
  const counts = mediaFilters.map((name) => [name, media.filter(filterPredicates[name]).length]);
  return Object.fromEntries(counts);
}

/** The media of a filter in whose names all the words of the search are, without regard to accents. */
export function applyMediaFilter(
  media: MediumListItem[],
  filter: MediaFilter,
  search: string,
): MediumListItem[] {
  return media.filter((one) => filterPredicates[filter](one) && matchesMediumSearch(one, search));
}
