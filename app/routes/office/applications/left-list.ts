import { useEffect } from "react";
import { useLocation } from "react-router";
import { LIST } from "./address.ts";

/** The list as it was shown: the words of its address, its files in their order, and the page of it that comes next. */
type Left = { search: string; ids: string[]; further: string | null };

const none: Left = { search: "", ids: [], further: null };
/** In this document alone: who loads a page anew, or signs in after another, finds nothing of it. */
let left = none;

/** Remembers the list that is shown, for the files that are opened from it. */
export function useLeftList(rows: { id: string }[], further: string | null): void {
  const { search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    asked.delete("fait");
    left = { search: asked.toString(), ids: rows.map(({ id }) => id), further };
  }, [search, rows, further]);
}

/** The address of the list as it was left; null when none was seen. */
export function leftList(): string | null {
  return left === none ? null : addressOfLeft(left.search);
}

const addressOfLeft = (search: string) => (search ? `${LIST}?${search}` : LIST);

export type Around = {
  /** The list, as it was left. */
  list: string;
  before: string | undefined;
  after: string | undefined;
  /** Where the list goes on, of the last file of its page. */
  further: string | null;
  /** Counted in its page of the list, which may go on. */
  place: number;
  of: number;
  goesOn: boolean;
};

/** Where a file stands in the list last seen; outside of it, the list is the whole of them. */
export function aroundFile(id: string): Around {
  const at = left.ids.indexOf(id);
  const { ids, search, further } = at < 0 ? none : left;
  return {
    list: addressOfLeft(search),
    before: ids[at - 1],
    after: ids[at + 1],
    further: at === ids.length - 1 ? further : null,
    place: at + 1,
    of: ids.length,
    goesOn: further !== null,
  };
}
