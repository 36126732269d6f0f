import type { MediaFilter } from "./media-filter.ts";

/** Media on one page: twelve rows of two on a phone. */
export const PAGE_SIZE = 24;

/** The requested page (1-based) of a list, or the nearest one. */
export function paginateMedia<T>(all: T[], requestedPage: number | null) {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, Math.trunc(requestedPage ?? 1)));
  return { items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}

/** The French URL of a page of the library, with its filter and search. */
export function buildMediaUrl(filter: MediaFilter, search: string, page: number): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("filtre", filter);
  if (search) query.set("q", search);
  if (page > 1) query.set("page", `${page}`);
  return query.size > 0 ? `/administration/medias?${query}` : "/administration/medias";
}
