import { useSyncExternalStore } from "react";

let liveCount: number | null = null;
const listeners = new Set<() => void>();

/** Sets the number of unread conversations since the page was rendered; null when the page itself is newer. */
export function setWaitingCount(count: number | null): void {
  liveCount = count;
  for (const listener of listeners) listener();
}

/**
 * Returns the number of unread conversations: the live count, or else that of the page; null where the page shows
 * none.
 */
export function useWaitingCount<Count extends number | null>(pageCount: Count): Count | number {
  const latestCount = useSyncExternalStore(
    subscribe,
    () => liveCount,
    () => null,
  );
  return pageCount === null ? pageCount : (latestCount ?? pageCount);
}

/** Reads the count from the data of a page that changed it (`waitingThreads`); null when they have none. */
export function getWaitingCount(data: unknown): number | null {
  const count = (data as { waitingThreads?: unknown } | null | undefined)?.waitingThreads;
  return typeof count === "number" ? count : null;
}

type MessageContext = {
  /** The count of the previous event; undefined for the first. */
  previousCount: number | undefined;
  /** The count that the page shows. */
  shownCount: number | null;
  /** A form of this user is being sent: a conversation that it marks as unread is no new message. */
  isSubmitting: boolean;
};

/** Whether a higher count means that a new message has arrived. */
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
