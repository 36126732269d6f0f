import { nextPublication } from "#app/features/content/content.server.ts";
import { type Listening, listen } from "#app/platform/db/listen.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { SharedPages } from "./shared-pages.ts";

/** What the database says when words, pictures or formations of the public site change (migration 0003). */
const CHANNEL = "site";
const LONGEST_TIMER = 3_600_000;

/**
 * Forgets the kept pages whenever something is published, by this process or another, and at the
 * moment of what was published for later.
 */
export async function followPublications(pages: SharedPages): Promise<Listening> {
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    pages.deaf = false;
    pages.clear();
    waitForNext().catch((error) => log().error({ err: error }, "publications to come"));
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
  await waitForNext();
  return {
    async stop() {
      clearTimeout(timer);
      await listening.stop();
    },
  };
}
