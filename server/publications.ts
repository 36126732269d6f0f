import { nextPublication } from "#app/features/content/content.server.ts";
import { learnSchool } from "#app/features/content/school.server.ts";
import { type Listening, listen } from "#app/platform/db/listen.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { PageCache } from "./page-cache.ts";

/** What the database says when words, pictures or formations of the public site change (migration 0003). */
const CHANNEL = "site";
const LONGEST_TIMER = 3_600_000;

/**
 * Expires the cached pages and reads the name of the school again whenever something is published, by this
 * process or another, and at the time of what was published for later.
 */
export async function followPublications(pages: PageCache): Promise<Listening> {
  let timer: NodeJS.Timeout | undefined;
  const expire = () => {
    pages.expire();
    learnName().catch((error) => log().error({ err: error }, "who the school is"));
    waitForNext().catch((error) => log().error({ err: error }, "publications to come"));
  };
  // A page made meanwhile has the name of before.
  const learnName = async () => {
    if (await learnSchool()) pages.expire();
  };
  const waitForNext = async () => {
    const next = await nextPublication();
    clearTimeout(timer);
    if (!next) return;
    const wait = next.getTime() - Date.now();
    timer = setTimeout(expire, Math.min(Math.max(wait, 0) + 5, LONGEST_TIMER));
    timer.unref();
  };
  const listening = await listen(CHANNEL, {
    heard() {
      pages.isDisconnected = false;
      expire();
    },
    deaf() {
      pages.isDisconnected = true;
    },
  });
  await learnSchool();
  await waitForNext();
  return {
    async stop() {
      clearTimeout(timer);
      await listening.stop();
    },
  };
}
