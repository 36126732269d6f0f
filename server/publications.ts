import { nextPublication } from "#app/features/content/content.server.ts";
import { learnSchool } from "#app/features/content/school.server.ts";
import { type Listening, listen } from "#app/platform/db/listen.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { SharedPages } from "./shared-pages.ts";

/** What the database says when words, pictures or formations of the public site change (migration 0003). */
const CHANNEL = "site";
const LONGEST_TIMER = 3_600_000;

/**
 * Forgets the kept pages and learns the name of the school again whenever something is published, by this process
 * or another, and at the moment of what was published for later.
 */
export async function followPublications(pages: SharedPages): Promise<Listening> {
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    pages.deaf = false;
    pages.clear();
    learnName().catch((error) => log().error({ err: error }, "who the school is"));
    waitForNext().catch((error) => log().error({ err: error }, "publications to come"));
  };
  // A page made meanwhile has the name of before.
  const learnName = async () => {
    if (await learnSchool()) pages.clear();
  };
  const waitForNext = async () => {
    const next = await nextPublication();
    clearTimeout(timer);
    if (!next) return;
    const wait = next.getTime() - Date.now();
    timer = setTimeout(forget, Math.min(Math.max(wait, 0) + 5, LONGEST_TIMER));
    timer.unref();
  };
  const listening = await listen(CHANNEL, {
    heard: forget,
    deaf() {
      pages.deaf = true;
      pages.clear();
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
