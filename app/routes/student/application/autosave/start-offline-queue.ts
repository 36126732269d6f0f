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

/** Sends what waits on this device of this person, now and each time something may have changed. Gives its end. */
export function startOfflineQueue({
  locale,
  userKey,
  onStatusChange,
}: OfflineQueueOptions): () => void {
  const queue = createOfflineQueue({
    list: async () => (await listPendingAnswers(userKey)).filter(({ key }) => !isPageOpen(key)),
    send: ({ place, kept }) => sendAnswers(locale, place, kept),
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
