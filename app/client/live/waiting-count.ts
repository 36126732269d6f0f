import { useSyncExternalStore } from "react";

let liveCount: number | null = null;
const listeners = new Set<() => void>();

/** How many conversations wait, told since the page was made; null when the page is the newest. */
export function setWaitingCount(count: number | null): void {
  liveCount = count;
  for (const listener of listeners) listener();
}

/** The number of conversations that wait: what was told last, else what the page says; null where none are read. */
export function useWaitingCount<Count extends number | null>(pageCount: Count): Count | number {
  const latestCount = useSyncExternalStore(
    subscribe,
    () => liveCount,
    () => null,
  );
  return pageCount === null ? pageCount : (latestCount ?? pageCount);
}

/** How many conversations wait, as the data of a page say that has just changed it; null where it does not. */
export function getWaitingCount(data: unknown): number | null {
  const count = (data as { waitingThreads?: unknown } | null | undefined)?.waitingThreads;
  return typeof count === "number" ? count : null;
}

type MessageContext = {
  /** How many were told before; undefined for the first. */
  previousCount: number | undefined;
  /** How many the page itself shows. */
  shownCount: number | null;
  /** A form of this person is on its way: what it puts back among those that wait is no news to them. */
  isSubmitting: boolean;
};

/** Whether this many conversations that wait say that a message has come. */
export function isNewMessage(
  count: number,
  { previousCount, shownCount, isSubmitting }: MessageContext,
): boolean {
  return (
    !isSubmitting && previousCount !== undefined && count > Math.max(previousCount, shownCount ?? 0)
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
