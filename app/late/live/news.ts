import { LIVE } from "./address.ts";

/** What the server tells (app/http/live.server.ts). */
export type News = { waiting: number; mark: string };

/** How new the data of a page are, and how many conversations wait by them; null where it counts none. */
type Page = { mark: string; waiting: number | null };

type Told = {
  /** How many conversations wait, as soon as it is known. */
  waiting: (count: number) => void;
  /** Something of what the page shows may have changed; false when it could not be brought up to date. */
  changed: () => Promise<boolean>;
};

type Follower = {
  /** The page was made again, from these data. */
  made: (page: Page) => void;
  stop: () => void;
};

/** How long a page waits between two questions where no stream comes through, in milliseconds. */
const POLL = 30_000;
/** A stream that fails as often without a word is not tried any more on this page. */
const MOST_FAILURES = 3;
/**
 * The server tells its news at once, then at least every 75 seconds: a stream that is silent longer delivers
 * nothing.
 */
const FIRST_WORD = 10_000;
const NEXT_WORD = 100_000;
/** A page that could not be brought up to date is tried again after this, then less and less often. */
const AGAIN = 3000;

/**
 * Follows the news as long as the page is looked at, and not longer: a hidden page holds no connection, and
 * compares the mark when it is seen again. By events (EventSource); where they do not come through, by
 * asking now and then. `page` is as it was made: what happened since is told as well. A count alone that is another
 * one, because a conversation was read elsewhere, or here a moment ago, is no hurry: the page may be on its way.
 */
export function followNews(told: Told, page: Page): Follower {
  let shown = page;
  let heard: News | undefined;
  let bringing = false;
  let wait = AGAIN;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const compare = async () => {
    clearTimeout(again);
    if (bringing || heard === undefined || (isMarked() && isCounted())) return;
    const [before, now] = [shown, heard];
    bringing = true;
    const brought = await told.changed();
    bringing = false;
    if (brought && shown === before) shown = now;
    wait = brought ? AGAIN : Math.min(2 * wait, POLL);
    if (!isMarked() || !(brought || isCounted())) later(brought ? AGAIN : wait / 2);
  };
  const isMarked = () => heard === undefined || heard.mark === shown.mark;
  const isCounted = () => shown.waiting === null || heard?.waiting === shown.waiting;
  const later = (pause: number) => {
    clearTimeout(again);
    if (!stopped && !document.hidden) again = setTimeout(compare, pause);
  };
  const hear = (news: News) => {
    heard = news;
    told.waiting(news.waiting);
    if (!isMarked()) return compare();
    if (!isCounted()) later(AGAIN);
  };
  const ask = async () => {
    const answer = await fetch(LIVE, { headers: { Accept: "application/json" } }).catch(() => null);
    if (answer?.status === 200) void hear((await answer.json()) as News);
    if (answer?.status === 204 || stopped || document.hidden || stream) return;
    clearTimeout(poll);
    poll = setTimeout(open, POLL);
  };
  const listen = (most: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      failures += 1;
      close();
      if (navigator.onLine) void ask();
    }, most);
  };
  const open = () => {
    if (failures >= MOST_FAILURES) return void ask();
    stream = new EventSource(LIVE);
    listen(FIRST_WORD);
    stream.onopen = () => listen(FIRST_WORD);
    stream.onmessage = ({ data }) => {
      failures = 0;
      listen(NEXT_WORD);
      void hear(JSON.parse(data));
    };
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
    clearTimeout(silence);
  };
  const look = () => {
    close();
    clearTimeout(again);
    if (!document.hidden) open();
  };
  const back = () => {
    failures = 0;
    look();
  };

  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", back);
  return {
    made(page) {
      // The marks of two processes are not compared: each page made by the other would be asked for twice.
      const isOurs = page.mark.split("-")[0] === (heard ?? shown).mark.split("-")[0];
      shown = isOurs ? page : { ...shown, waiting: page.waiting };
      // What is heard may be newer than a page that was on its way, or older than what this page has just done.
      if (isOurs && !isMarked()) later(AGAIN);
    },
    stop() {
      stopped = true;
      close();
      clearTimeout(again);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", back);
    },
  };
}
