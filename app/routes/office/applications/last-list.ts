import { useEffect } from "react";
import { useLocation } from "react-router";
import { APPLICATIONS_PATH } from "./application-list-url.ts";

/**
 * The list as it was last shown: its query, the ids of its rows in order, and the URL of its next
 * page.
 */
type ListSnapshot = { search: string; ids: string[]; nextPageUrl: string | null };

const emptySnapshot: ListSnapshot = { search: "", ids: [], nextPageUrl: null };
/** Only in memory: a page reload or another sign-in starts with an empty list. */
let lastList = emptySnapshot;

/** Stores the current list, for the pages of applications opened from it. */
export function useRememberList(rows: { id: string }[], nextPageUrl: string | null): void {
  const { search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    params.delete("done");
    lastList = { search: params.toString(), ids: rows.map(({ id }) => id), nextPageUrl };
  }, [search, rows, nextPageUrl]);
}

/** The URL of the last list; null when none was opened. */
export function getLastListPath(): string | null {
  return lastList === emptySnapshot ? null : listPath(lastList.search);
}

const listPath = (search: string) =>
  search ? `${APPLICATIONS_PATH}?${search}` : APPLICATIONS_PATH;

export type ListPosition = {
  /** The URL of the list to go back to. */
  listPath: string;
  previousId: string | undefined;
  nextId: string | undefined;
  /** The next page of the list, for the last application of the current page; else null. */
  nextPageUrl: string | null;
  /** 1-based position in the current page; the list may have more pages. */
  position: number;
  total: number;
  hasMore: boolean;
};

/**
 * The position of an application in the last list. For one outside of it, `listPath` is the
 * unfiltered list.
 */
export function getListPosition(id: string): ListPosition {
  const index = lastList.ids.indexOf(id);
  const { ids, search, nextPageUrl } = index < 0 ? emptySnapshot : lastList;
  return {
    listPath: listPath(search),
    previousId: ids[index - 1],
    nextId: ids[index + 1],
    nextPageUrl: index === ids.length - 1 ? nextPageUrl : null,
    position: index + 1,
    total: ids.length,
    hasMore: nextPageUrl !== null,
  };
}
