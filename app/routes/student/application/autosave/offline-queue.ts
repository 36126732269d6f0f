import type { SaveOutcome, StoredAnswers } from "./autosave.ts";
import type { DraftSection, PendingAnswers } from "./draft-store.ts";

/** What becomes of answers that wait on this device while their page is not open. */
export type OfflineDraft = DraftSection & {
  /** `choose`: their page has something to ask. `shut`: their part is not open any more. */
  now: "waits" | "sent" | "choose" | "shut";
};

type OfflineQueueDeps = {
  /** What waits on this device, of pages that are not open here. */
  list(): Promise<PendingAnswers[]>;
  send(pendingAnswers: PendingAnswers): Promise<SaveOutcome>;
  /** Changes what is kept, or takes it away (null), unless it was written again meanwhile. */
  replaceStored(pendingAnswers: PendingAnswers, replacement: StoredAnswers | null): Promise<void>;
  onStatusChange(drafts: OfflineDraft[]): void;
};

const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Sends, from whatever page is looked at, the answers that wait on this device, and tells what became of them. Without
 * a network it tries again, more and more rarely; `look` again when it is back, and when a page was left.
 */
export function createOfflineQueue(deps: OfflineQueueDeps) {
  const drafts = new Map<string, OfflineDraft & { at: number }>();
  let isSending = false;
  let mustRunAgain = false;
  let isStopped = false;
  let backoffMs = MIN_BACKOFF_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  async function sendPending(): Promise<void> {
    clearTimeout(retryTimer);
    mustRunAgain = isSending;
    if (isSending || isStopped) return;
    isSending = true;
    const isUnavailable = await sendAll(await deps.list());
    isSending = false;
    if (isStopped) return;
    deps.onStatusChange(
      [...drafts.values()].map(({ part, number, now }) => ({ part, number, now })),
    );
    if (mustRunAgain) return sendPending();
    if (!isUnavailable) backoffMs = MIN_BACKOFF_MS;
    else {
      retryTimer = setTimeout(sendPending, backoffMs);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
  }

  /** Whether something still waits that can leave later. */
  async function sendAll(pending: PendingAnswers[]): Promise<boolean> {
    // What is not here any more was told: by this page as it was sent, or by its own.
    for (const key of drafts.keys())
      if (!pending.some((one) => one.key === key)) drafts.delete(key);
    let isUnavailable = false;
    for (const pendingAnswers of pending) {
      const { key, place, kept } = pendingAnswers;
      const previous = drafts.get(key);
      // Its page has to be opened: nothing new would come of asking again.
      if (previous?.at === kept.at && (previous.now === "choose" || previous.now === "shut"))
        continue;
      const outcome = isUnavailable ? "no-network" : await deps.send(pendingAnswers);
      if (outcome === "signed-out") return false;
      const now = await applyOutcome(pendingAnswers, outcome);
      isUnavailable ||= now === "waits";
      if (now) drafts.set(key, { ...place, now, at: kept.at });
      else drafts.delete(key);
    }
    return isUnavailable;
  }

  async function applyOutcome(
    pendingAnswers: PendingAnswers,
    outcome: Exclude<SaveOutcome, "signed-out">,
  ): Promise<OfflineDraft["now"] | null> {
    if (outcome === "no-network" || outcome === "fault") return "waits";
    if (outcome === "closed") {
      if (pendingAnswers.place.number) return "shut";
      // A draft that was sent from elsewhere: the page that follows it says what it holds.
      await deps.replaceStored(pendingAnswers, null);
      return null;
    }
    if (outcome.other || Object.keys(outcome.errors).length > 0) return "choose";
    await deps.replaceStored(pendingAnswers, null);
    return "sent";
  }

  return {
    /** Sends what waits now. */
    sendPending,
    stop() {
      isStopped = true;
      clearTimeout(retryTimer);
    },
  };
}
