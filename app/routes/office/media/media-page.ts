import type { MediaFilter } from "./media-filter.ts";

/** How many media stand on one page: twelve rows of two on a phone. */
export const PAGE_SIZE = 24;

/** A page of a list: the one asked for (from 1), or the nearest there is. */
export function paginateMedia<T>(all: T[], requestedPage: number | null) {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, Math.trunc(requestedPage ?? 1)));
  return { items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}

/** The address of a page of the library, with the view and the search it is of. */
export function buildMediaUrl(filter: MediaFilter, search: string, page: number): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("filtre", filter);
  if (search) query.set("q", search);
  if (page > 1) query.set("page", `${page}`);
  return query.size > 0 ? `/administration/medias?${query}` : "/administration/medias";
}
