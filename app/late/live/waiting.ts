import { useSyncExternalStore } from "react";

let told: number | null = null;
const watchers = new Set<() => void>();

/** How many conversations wait, told since the page was made; null when the page is the newest. */
export function tellWaiting(count: number | null): void {
  told = count;
  for (const changed of watchers) changed();
}

/** The number of conversations that wait: what was told last, else what the page says; null where none are read. */
export function useWaiting<Count extends number | null>(ofPage: Count): Count | number {
  const last = useSyncExternalStore(
    watch,
    () => told,
    () => null,
  );
  return ofPage === null ? ofPage : (last ?? ofPage);
}

/** How many conversations wait, as the data of a page say that has just changed it; null where it does not. */
export function waitingIn(data: unknown): number | null {
  const said = (data as { waitingThreads?: unknown } | null | undefined)?.waitingThreads;
  return typeof said === "number" ? said : null;
}

type Before = {
  /** How many were told before; undefined for the first. */
  known: number | undefined;
  /** How many the page itself shows. */
  shown: number | null;
  /** A form of this person is on its way: what it puts back among those that wait is no news to them. */
  acts: boolean;
};

/** Whether this many conversations that wait say that a message has come. */
export function isNews(count: number, { known, shown, acts }: Before): boolean {
  return !acts && known !== undefined && count > Math.max(known, shown ?? 0);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
