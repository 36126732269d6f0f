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

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
