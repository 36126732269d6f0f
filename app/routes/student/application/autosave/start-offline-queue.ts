import type { Locale } from "#app/i18n/locale.ts";
import { listPendingAnswers, replaceStoredAnswers } from "./draft-store.ts";
import { createOfflineQueue, type OfflineDraft } from "./offline-queue.ts";
import { isPageOpen, PENDING_ANSWERS_EVENT } from "./open-pages.ts";
import { sendAnswers } from "./send-answers.ts";

type OfflineQueueOptions = {
  locale: Locale;
  userKey: string;
  onStatusChange: (drafts: OfflineDraft[]) => void;
};

/**
 * Sends the pending answers of this user now, and again when the network returns, the page becomes visible or a page
 * with autosave closes. Returns a function that stops it.
 */
export function startOfflineQueue({
  locale,
  userKey,
  onStatusChange,
}: OfflineQueueOptions): () => void {
  const queue = createOfflineQueue({
    list: async () => (await listPendingAnswers(userKey)).filter(({ key }) => !isPageOpen(key)),
    send: ({ section, stored }) => sendAnswers(locale, { userKey, ...section }, stored),
    replaceStored: replaceStoredAnswers,
    onStatusChange,
  });
  const sendPending = () => void queue.sendPending();
  const onVisibilityChange = () => document.hidden || sendPending();
  sendPending();
  addEventListener("online", sendPending);
  document.addEventListener(PENDING_ANSWERS_EVENT, sendPending);
  document.addEventListener("visibilitychange", onVisibilityChange);
  return () => {
    queue.stop();
    removeEventListener("online", sendPending);
    document.removeEventListener(PENDING_ANSWERS_EVENT, sendPending);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
}
