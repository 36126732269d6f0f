import { useEffect } from "react";
import { useLocation } from "react-router";
import { APPLICATIONS_PATH } from "./application-list-url.ts";

/** The list as it was shown: the words of its address, its files in their order, and the page of it that comes next. */
type ListSnapshot = { search: string; ids: string[]; nextPageUrl: string | null };

const emptySnapshot: ListSnapshot = { search: "", ids: [], nextPageUrl: null };
/** In this document alone: who loads a page anew, or signs in after another, finds nothing of it. */
let lastList = emptySnapshot;

/** Remembers the list that is shown, for the files that are opened from it. */
export function useRememberList(rows: { id: string }[], nextPageUrl: string | null): void {
  const { search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    params.delete("fait");
    lastList = { search: params.toString(), ids: rows.map(({ id }) => id), nextPageUrl };
  }, [search, rows, nextPageUrl]);
}

/** The address of the list as it was left; null when none was seen. */
export function getLastListPath(): string | null {
  return lastList === emptySnapshot ? null : listPath(lastList.search);
}

const listPath = (search: string) =>
  search ? `${APPLICATIONS_PATH}?${search}` : APPLICATIONS_PATH;

export type ListPosition = {
  /** The list, as it was left. */
  listPath: string;
  previousId: string | undefined;
  nextId: string | undefined;
  /** Where the list goes on, of the last file of its page. */
  nextPageUrl: string | null;
  /** Counted in its page of the list, which may go on. */
  position: number;
  total: number;
  hasMore: boolean;
};

/** Where a file stands in the list last seen; outside of it, the list is the whole of them. */
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
