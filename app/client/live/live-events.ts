import { LIVE_PATH } from "./live-path.ts";

/**
 * What the server sends (app/http/live-stream.server.ts): the number of unread conversations, and the version of the
 * data.
 */
export type LiveEvent = { waiting: number; version: string };

/**
 * The version of the data of a page, and the number of unread conversations in them; null where the page shows none.
 */
type PageState = { version: string; waiting: number | null };

type LiveListeners = {
  /** Receives the number of unread conversations as soon as it is known. */
  onCount: (count: number) => void;
  /** Called when data of the page may have changed; returns false when the page could not be refreshed. */
  onChange: () => Promise<boolean>;
};

type LiveSubscription = {
  /** The page was rendered again with these data. */
  pageRendered: (page: PageState) => void;
  stop: () => void;
};

/** The state of a public page, which contains no live data. */
const NO_PAGE_STATE: PageState = { version: "", waiting: null };

/** How long a page waits between two polls where streams do not work, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;
/** After this many failures without an event the page opens no more streams. */
const MAX_FAILURES = 3;
/**
 * The server sends an event at once, then at least every 75 seconds: a stream that stays silent longer does not work.
 */
const FIRST_EVENT_TIMEOUT_MS = 10_000;
const NEXT_EVENT_TIMEOUT_MS = 100_000;
/** The first delay before a failed refresh is repeated; later delays are longer. */
const RETRY_DELAY_MS = 3000;

/**
 * Subscribes to the live events of the area while the page is visible: a hidden page has no connection, and compares
 * versions when it is visible again. It uses EventSource, and polls where streams do not work. `page` is the rendered
 * state, so changes since then are reported too. A different count alone refreshes the page only after a delay,
 * because a page that counts it may be loading.
 */
export function subscribe(
  listeners: LiveListeners,
  page: PageState = NO_PAGE_STATE,
): LiveSubscription {
  let current = page;
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
    const [before, event] = [current, lastEvent];
    isRefreshing = true;
    const isRefreshed = await listeners.onChange();
    isRefreshing = false;
    if (isRefreshed && current === before) current = event;
    retryDelayMs = isRefreshed ? RETRY_DELAY_MS : Math.min(2 * retryDelayMs, POLL_INTERVAL_MS);
    if (!isSameVersion() || !(isRefreshed || isSameCount()))
      retryLater(isRefreshed ? RETRY_DELAY_MS : retryDelayMs / 2);
  };
  const isSameVersion = () => lastEvent === undefined || lastEvent.version === current.version;
  const isSameCount = () => current.waiting === null || lastEvent?.waiting === current.waiting;
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
      // The browser reconnects by itself when the network is lost; an error response closes the stream.
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
      // Versions of two server processes cannot be compared: each page of the other process would be requested twice.
      const isSameProcess =
        page.version.split("-")[0] === (lastEvent ?? current).version.split("-")[0];
      current = isSameProcess ? page : { ...current, waiting: page.waiting };
      // The event may be newer than a page that was loading, or older than the action that this page just made.
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
