import { LIVE } from "./address.ts";

/** What the server tells (app/http/live.server.ts). */
export type News = { unread: number; mark: string };

type Told = {
  /** How many conversations wait, as soon as it is known. */
  unread: (count: number) => void;
  /** Something of what the page shows may have changed; false when it could not be brought up to date. */
  changed: () => Promise<boolean>;
};

/** How long a page waits between two questions where no stream comes through, in milliseconds. */
const POLL = 30_000;
/** A stream that fails as often without a word is not tried any more on this page. */
const MOST_FAILURES = 3;

/**
 * Follows the news as long as the page is looked at, and not longer: a hidden page holds no connection, and
 * compares the mark when it is seen again. By events (EventSource); where they do not come through, by
 * asking now and then. The answer stops it.
 */
export function followNews(told: Told): () => void {
  let mark: string | undefined;
  let stream: EventSource | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const hear = async (news: News) => {
    failures = 0;
    told.unread(news.unread);
    const changed = mark !== undefined && mark !== news.mark;
    // Told again with the next news, when the page could not be brought up to date.
    if (!changed || (await told.changed())) mark = news.mark;
  };
  const ask = async () => {
    clearTimeout(poll);
    const answer = await fetch(LIVE, { headers: { Accept: "application/json" } }).catch(() => null);
    if (answer?.status === 200) await hear((await answer.json()) as News);
    if (answer?.status !== 204 && !document.hidden) poll = setTimeout(ask, POLL);
  };
  const open = () => {
    if (failures >= MOST_FAILURES) return void ask();
    stream = new EventSource(LIVE);
    stream.onmessage = ({ data }) => hear(JSON.parse(data));
    stream.onerror = () => {
      failures += 1;
      // Without a network the browser tries again by itself; a refusal ends the stream.
      if (failures < MOST_FAILURES && stream?.readyState !== EventSource.CLOSED) return;
      close();
      if (navigator.onLine) poll = setTimeout(ask, POLL);
    };
  };
  const close = () => {
    stream?.close();
    stream = undefined;
    clearTimeout(poll);
  };
  const look = () => {
    close();
    if (!document.hidden) open();
  };
  const back = () => {
    failures = 0;
    look();
  };

  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", back);
  return () => {
    close();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", back);
  };
}
