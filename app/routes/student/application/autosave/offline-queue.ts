import type { SaveOutcome, StoredAnswers } from "./autosave.ts";
import type { DraftSection, PendingAnswers } from "./draft-store.ts";

/** The status of pending answers of this device while their page is not open. */
export type OfflineDraft = DraftSection & {
  /** `conflict`: they need a choice on their page. `closed`: their section is closed. */
  status: "pending" | "sent" | "conflict" | "closed";
};

type OfflineQueueDeps = {
  /** Lists the pending answers of pages that are not open in this tab. */
  list(): Promise<PendingAnswers[]>;
  send(pendingAnswers: PendingAnswers): Promise<SaveOutcome>;
  /** Replaces or deletes (null) stored answers, unless they have changed since. */
  replaceStored(pendingAnswers: PendingAnswers, replacement: StoredAnswers | null): Promise<void>;
  onStatusChange(drafts: OfflineDraft[]): void;
};

const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Sends the pending answers of this device from any page, and reports their status. Without a network it retries with
 * growing delays; call `sendPending` when the network returns or a page with autosave closes.
 */
export function createOfflineQueue(deps: OfflineQueueDeps) {
  const drafts = new Map<string, OfflineDraft & { storedAt: number }>();
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
      [...drafts.values()].map(({ part, number, status }) => ({ part, number, status })),
    );
    if (mustRunAgain) return sendPending();
    if (!isUnavailable) backoffMs = MIN_BACKOFF_MS;
    else {
      retryTimer = setTimeout(sendPending, backoffMs);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
  }

  /** Sends the answers in turn; returns whether some must be retried later. */
  async function sendAll(pending: PendingAnswers[]): Promise<boolean> {
    // Answers that are gone were reported already, by this queue or by their own page.
    for (const key of drafts.keys())
      if (!pending.some((one) => one.key === key)) drafts.delete(key);
    let isUnavailable = false;
    for (const pendingAnswers of pending) {
      const { key, section, stored } = pendingAnswers;
      const previous = drafts.get(key);
      // Only its page can resolve it: a repeated request would return the same.
      if (
        previous?.storedAt === stored.storedAt &&
        (previous.status === "conflict" || previous.status === "closed")
      )
        continue;
      const outcome = isUnavailable ? "no-network" : await deps.send(pendingAnswers);
      if (outcome === "signed-out") return false;
      const status = await applyOutcome(pendingAnswers, outcome);
      isUnavailable ||= status === "pending";
      if (status) drafts.set(key, { ...section, status, storedAt: stored.storedAt });
      else drafts.delete(key);
    }
    return isUnavailable;
  }

  async function applyOutcome(
    pendingAnswers: PendingAnswers,
    outcome: Exclude<SaveOutcome, "signed-out">,
  ): Promise<OfflineDraft["status"] | null> {
    if (outcome === "no-network" || outcome === "server-error") return "pending";
    if (outcome === "closed") {
      if (pendingAnswers.section.number) return "closed";
      // The draft was submitted elsewhere: its status page shows what was sent.
      await deps.replaceStored(pendingAnswers, null);
      return null;
    }
    if (outcome.conflict || Object.keys(outcome.errors).length > 0) return "conflict";
    await deps.replaceStored(pendingAnswers, null);
    return "sent";
  }

  return {
    /** Sends the pending answers now. */
    sendPending,
    stop() {
      isStopped = true;
      clearTimeout(retryTimer);
    },
  };
}
