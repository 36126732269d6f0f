import { HOUR_MS } from "#app/lib/duration.ts";
import { listen, type Subscription } from "#app/platform/db/listen.server.ts";
import { log } from "#app/platform/log.server.ts";
import { getNextPublicationDate } from "../content.server.ts";
import { refreshSchool } from "../school.server.ts";

/** PostgreSQL channel notified by triggers when public texts, media or courses change (migration 0003). */
const CHANNEL = "site";
/** setTimeout fires at once above 25 days; one hour also follows a corrected system clock. */
const MAX_TIMER_MS = HOUR_MS;
/** Later than the moment itself: a timer may fire a little early. */
const MARGIN_MS = 5;
const RETRY_MS = { first: 1_000, longest: 60_000 };

/** The cached public pages of this process (server/page-cache.ts). */
type PublicPages = {
  /** Every page is rendered again at its next request. */
  expire(): void;
  /** True while publications would be missed. */
  isDisconnected: boolean;
};

/**
 * Expires public pages and rereads the school's name on each NOTIFY and at the next scheduled publication
 * time.
 * @throws the database error when the first read fails
 */
export async function subscribeToPublications(pages: PublicPages): Promise<Subscription> {
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
  /** Rereads the school's name; true when it has changed. */
  learnSchool(): Promise<boolean>;
  nextPublication(): Promise<Date | null>;
};

/**
 * Expires pages at the next scheduled publication time. When the database cannot be read, it retries with a
 * growing delay (1 to 60 s) and then expires the pages, because a publication may have been missed.
 */
export function createPublicationTimer(
  pages: Pick<PublicPages, "expire">,
  { learnSchool, nextPublication }: PublicationSource,
) {
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = RETRY_MS.first;
  let hasFailed = false;
  /** Number of the latest request: the answer of an earlier one is outdated and ignored. */
  let requestCount = 0;

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
      // A page rendered in the meantime shows the previous name.
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
    /** First read. Throws the database error. */
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
