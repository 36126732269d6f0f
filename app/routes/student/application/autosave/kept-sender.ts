import type { Place, Waiting } from "./on-device.ts";
import type { Kept, Outcome } from "./saver.ts";

/** What becomes of answers that wait on this device while their page is not open. */
export type KeptNews = Place & {
  /** `choose`: their page has something to ask. `shut`: their part is not open any more. */
  now: "waits" | "sent" | "choose" | "shut";
};

type Means = {
  /** What waits on this device, of pages that are not open here. */
  list(): Promise<Waiting[]>;
  send(waiting: Waiting): Promise<Outcome>;
  /** Changes what is kept, or takes it away (null), unless it was written again meanwhile. */
  settle(waiting: Waiting, become: Kept | null): Promise<void>;
  tell(news: KeptNews[]): void;
};

const FIRST_TRY = 5_000;
const LAST_TRY = 60_000;

/**
 * Sends, from whatever page is looked at, the answers that wait on this device, and tells what became of them. Without
 * a network it tries again, more and more rarely; `look` again when it is back, and when a page was left.
 */
export function startKeptSender(means: Means) {
  const news = new Map<string, KeptNews & { at: number }>();
  let busy = false;
  let again = false;
  let ended = false;
  let wait = FIRST_TRY;
  let later: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    clearTimeout(later);
    again = busy;
    if (busy || ended) return;
    busy = true;
    const away = await sendAll(await means.list());
    busy = false;
    if (ended) return;
    means.tell([...news.values()].map(({ part, number, now }) => ({ part, number, now })));
    if (again) return look();
    if (!away) wait = FIRST_TRY;
    else {
      later = setTimeout(look, wait);
      wait = Math.min(wait * 2, LAST_TRY);
    }
  }

  /** Whether something still waits that can leave later. */
  async function sendAll(all: Waiting[]): Promise<boolean> {
    // What is not here any more was told: by this page as it was sent, or by its own.
    for (const key of news.keys()) if (!all.some((one) => one.key === key)) news.delete(key);
    let away = false;
    for (const waiting of all) {
      const { key, place, kept } = waiting;
      const known = news.get(key);
      // Its page has to be opened: nothing new would come of asking again.
      if (known?.at === kept.at && (known.now === "choose" || known.now === "shut")) continue;
      const outcome = away ? "no-network" : await means.send(waiting);
      if (outcome === "signed-out") return false;
      const now = await become(waiting, outcome);
      away ||= now === "waits";
      if (now) news.set(key, { ...place, now, at: kept.at });
      else news.delete(key);
    }
    return away;
  }

  async function become(
    waiting: Waiting,
    outcome: Exclude<Outcome, "signed-out">,
  ): Promise<KeptNews["now"] | null> {
    if (outcome === "no-network" || outcome === "fault") return "waits";
    if (outcome === "closed") {
      if (waiting.place.number) return "shut";
      // A draft that was sent from elsewhere: the page that follows it says what it holds.
      await means.settle(waiting, null);
      return null;
    }
    if (outcome.other || Object.keys(outcome.errors).length > 0) return "choose";
    await means.settle(waiting, null);
    return "sent";
  }

  return {
    /** Sends what waits now. */
    look,
    stop() {
      ended = true;
      clearTimeout(later);
    },
  };
}
