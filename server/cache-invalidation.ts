import { getNextPublicationDate } from "#app/features/content/content.server.ts";
import { refreshSchool } from "#app/features/content/school.server.ts";
import { listen, type Subscription } from "#app/platform/db/listen.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { PageCache } from "./page-cache.ts";

/** What the database says when words, pictures or formations of the public site change (migration 0003). */
const CHANNEL = "site";
/** A timer that waits longer than 25 days fires at once; a shorter wait also follows a clock that was put right. */
const MAX_TIMER_MS = 3_600_000;
/** Later than the moment itself: a timer may fire a little early. */
const MARGIN_MS = 5;
const RETRY_MS = { first: 1_000, longest: 60_000 };

/**
 * Expires the cached pages and reads the name of the school again whenever something is published, by this
 * process or another, and at the time of what was published for later.
 */
export async function subscribeToPublications(pages: PageCache): Promise<Subscription> {
  const timer = createPublicationTimer(pages, {
    learnSchool: refreshSchool,
    nextPublication: getNextPublicationDate,
  });
  const listening = await listen(CHANNEL, {
    onNotification() {
      pages.isDisconnected = false;
      timer.publish();
    },
    onDisconnect() {
      pages.isDisconnected = true;
    },
  });
  await timer.start();
  return {
    async stop() {
      timer.stop();
      await listening.stop();
    },
  };
}

type PublicationSource = {
  /** Reads the name of the school again; true when it has changed. */
  learnSchool(): Promise<boolean>;
  /** When the next thing that was published for later appears. */
  nextPublication(): Promise<Date | null>;
};

/**
 * Expires pages at the time of what was published for later. Where the database does not say when that is, or who the
 * school is, it is asked again until it does; the pages then expire, because something may have appeared meanwhile.
 */
export function createPublicationTimer(
  pages: Pick<PageCache, "expire">,
  { learnSchool, nextPublication }: PublicationSource,
) {
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = RETRY_MS.first;
  let hasFailed = false;
  /** Counts the questions: an answer that a later question has overtaken is out of date. */
  let requestCount = 0;

  /** Something was published. */
  function publish(): void {
    pages.expire();
    void follow();
  }

  async function follow(): Promise<void> {
    requestCount += 1;
    const request = requestCount;
    clearTimeout(retry);
    try {
      await refresh(request);
    } catch (err) {
      log().error({ err }, "publications to come");
      if (request !== requestCount) return;
      hasFailed = true;
      retry = setTimeout(follow, retryMs).unref();
      retryMs = Math.min(retryMs * 2, RETRY_MS.longest);
    }
  }

  async function refresh(turn: number): Promise<void> {
    const next = nextPublication().then((moment) => {
      if (turn === requestCount) waitFor(moment);
    });
    const name = learnSchool().then((isChanged) => {
      // A page made meanwhile has the name of before.
      if (isChanged) pages.expire();
    });
    await Promise.all([next, name]);
    if (turn !== requestCount) return;
    if (hasFailed) pages.expire();
    hasFailed = false;
    retryMs = RETRY_MS.first;
  }

  function waitFor(moment: Date | null): void {
    clearTimeout(timer);
    if (!moment) return;
    const leftMs = moment.getTime() + MARGIN_MS - Date.now();
    const isLast = leftMs <= MAX_TIMER_MS;
    const waitMs = isLast ? Math.max(leftMs, MARGIN_MS) : MAX_TIMER_MS;
    timer = setTimeout(isLast ? publish : () => waitFor(moment), waitMs).unref();
  }

  return {
    publish,
    /** Asks for the first time. Throws what the database answers. */
    async start(): Promise<void> {
      requestCount += 1;
      await refresh(requestCount);
    },
    stop(): void {
      requestCount += 1;
      clearTimeout(timer);
      clearTimeout(retry);
    },
  };
}
