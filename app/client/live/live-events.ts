import { LIVE_PATH } from "./live-path.ts";

/** What the server tells (app/http/live-stream.server.ts). */
export type LiveEvent = { waiting: number; mark: string };

/** How new the data of a page are, and how many conversations wait by them; null where it counts none. */
type PageState = { mark: string; waiting: number | null };

type LiveListeners = {
  /** How many conversations wait, as soon as it is known. */
  onCount: (count: number) => void;
  /** Something of what the page shows may have changed; false when it could not be brought up to date. */
  onChange: () => Promise<boolean>;
};

type LiveSubscription = {
  /** The page was made again, from these data. */
  pageRendered: (page: PageState) => void;
  stop: () => void;
};

/** How long a page waits between two questions where no stream comes through, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;
/** A stream that fails as often without a word is not tried any more on this page. */
const MAX_FAILURES = 3;
/**
 * The server tells its news at once, then at least every 75 seconds: a stream that is silent longer delivers
 * nothing.
 */
const FIRST_EVENT_TIMEOUT_MS = 10_000;
const NEXT_EVENT_TIMEOUT_MS = 100_000;
/** A page that could not be brought up to date is tried again after this, then less and less often. */
const RETRY_DELAY_MS = 3000;

/**
 * Follows the news as long as the page is looked at, and not longer: a hidden page holds no connection, and
 * compares the mark when it is seen again. By events (EventSource); where they do not come through, by
 * asking now and then. `page` is as it was made: what happened since is told as well. A count alone that is another
 * one, because a conversation was read elsewhere, or here a moment ago, is no hurry: the page may be on its way.
 */
export function subscribe(listeners: LiveListeners, page: PageState): LiveSubscription {
  let shown = page;
  let lastEvent: LiveEvent | undefined;
  let isRefreshing = false;
  let retryDelayMs = RETRY_DELAY_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const refreshIfChanged = async () => {
    clearTimeout(retryTimer);
    if (isRefreshing || lastEvent === undefined || (isSameVersion() && isSameCount())) return;
    const [shownBefore, event] = [shown, lastEvent];
    isRefreshing = true;
    const isRefreshed = await listeners.onChange();
    isRefreshing = false;
    if (isRefreshed && shown === shownBefore) shown = event;
    retryDelayMs = isRefreshed ? RETRY_DELAY_MS : Math.min(2 * retryDelayMs, POLL_INTERVAL_MS);
    if (!isSameVersion() || !(isRefreshed || isSameCount()))
      retryLater(isRefreshed ? RETRY_DELAY_MS : retryDelayMs / 2);
  };
  const isSameVersion = () => lastEvent === undefined || lastEvent.mark === shown.mark;
  const isSameCount = () => shown.waiting === null || lastEvent?.waiting === shown.waiting;
  const retryLater = (delayMs: number) => {
    clearTimeout(retryTimer);
    if (!isStopped && !document.hidden) retryTimer = setTimeout(refreshIfChanged, delayMs);
  };
  const handleEvent = (event: LiveEvent) => {
    lastEvent = event;
    listeners.onCount(event.waiting);
    if (!isSameVersion()) return refreshIfChanged();
    if (!isSameCount()) retryLater(RETRY_DELAY_MS);
  };
  const pollOnce = async () => {
    const response = await fetch(LIVE_PATH, { headers: { Accept: "application/json" } }).catch(
      () => null,
    );
    if (response?.status === 200) void handleEvent((await response.json()) as LiveEvent);
    if (response?.status === 204 || isStopped || document.hidden || stream) return;
    clearTimeout(pollTimer);
    pollTimer = setTimeout(openStream, POLL_INTERVAL_MS);
  };
  const restartSilenceTimer = (timeoutMs: number) => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      failures += 1;
      closeStream();
      if (navigator.onLine) void pollOnce();
    }, timeoutMs);
  };
  const openStream = () => {
    if (failures >= MAX_FAILURES) return void pollOnce();
    stream = new EventSource(LIVE_PATH);
    restartSilenceTimer(FIRST_EVENT_TIMEOUT_MS);
    stream.onopen = () => restartSilenceTimer(FIRST_EVENT_TIMEOUT_MS);
    stream.onmessage = ({ data }) => {
      failures = 0;
      restartSilenceTimer(NEXT_EVENT_TIMEOUT_MS);
      void handleEvent(JSON.parse(data));
    };
    stream.onerror = () => {
      failures += 1;
      // Without a network the browser tries again by itself; a refusal ends the stream.
      if (failures < MAX_FAILURES && stream?.readyState !== EventSource.CLOSED) return;
      closeStream();
      if (navigator.onLine) pollTimer = setTimeout(pollOnce, POLL_INTERVAL_MS);
    };
  };
  const closeStream = () => {
    stream?.close();
    stream = undefined;
    clearTimeout(pollTimer);
    clearTimeout(silenceTimer);
  };
  const onVisibilityChange = () => {
    closeStream();
    clearTimeout(retryTimer);
    if (!document.hidden) openStream();
  };
  const onOnline = () => {
    failures = 0;
    onVisibilityChange();
  };

  onVisibilityChange();
  document.addEventListener("visibilitychange", onVisibilityChange);
  window.addEventListener("online", onOnline);
  return {
    pageRendered(page) {
      // The marks of two processes are not compared: each page made by the other would be asked for twice.
      const isSameProcess = page.mark.split("-")[0] === (lastEvent ?? shown).mark.split("-")[0];
      shown = isSameProcess ? page : { ...shown, waiting: page.waiting };
      // What is heard may be newer than a page that was on its way, or older than what this page has just done.
      if (isSameProcess && !isSameVersion()) retryLater(RETRY_DELAY_MS);
    },
    stop() {
      isStopped = true;
      closeStream();
      clearTimeout(retryTimer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      window.removeEventListener("online", onOnline);
    },
  };
}
