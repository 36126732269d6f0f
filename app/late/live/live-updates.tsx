import { useContext, useEffect, useReducer, useRef } from "react";
import {
  UNSAFE_DataRouterDataContext,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from "react-router";
import { liveMessages } from "#app/i18n/live.ts";
import { heldInView } from "#app/ui/held-in-view.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { fetchAhead } from "./ahead.ts";
import { followNews } from "./news.ts";
import { isNewsToReader, type Said, saidOf } from "./news-said.ts";
import { isStillRead } from "./still-read.ts";
import { isNews, tellWaiting, waitingIn } from "./waiting.ts";

/**
 * A page that says so is brought up to date while it is looked at; the others show the count alone. `"said"`: who does
 * not see that it changed is told. A list that changes all day would talk all day. A function says it of the data of
 * the page: what is over changes no more. `quiet`: the parts of its data that are made anew each time, and no news.
 */
export type LiveHandle = {
  live?: true | "said" | ((shown: unknown) => boolean);
  quiet?: readonly string[];
};

/** As long after the last touch, a page still asks for its data: well under the half hour of a staff session. */
const AWAKE = 15 * 60_000;

/** What was said last, and how often anything was: the same sentence is said again. */
type Spoken = { what?: keyof (typeof liveMessages)["fr"]; times: number };

type LiveUpdatesProps = { mark: string; waiting: number | null; rests?: boolean };

/**
 * In the frame of an area: a message or a change of state shows at once, without a reload. Whoever saves data
 * is told the count and nothing else. Where a session `rests` when nobody touches it, a page that is left
 * alone does not keep it open. `mark`: how new the data of the page are; `waiting`: what its frame counted.
 */
export function LiveUpdates({ mark, waiting, rests = false }: LiveUpdatesProps) {
  const t = useMessages(liveMessages);
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const acts = useRef(false);
  acts.current = useNavigation().formMethod === "POST";
  const read = useRef(false);
  read.current = isStillRead(useContext(UNSAFE_DataRouterDataContext)?.actionData);
  const [said, say] = useReducer(
    (last: Spoken, what: keyof typeof t) => ({ what, times: last.times + 1 }),
    { times: 0 },
  );
  /** What a page that is spoken of said before it is brought up to date, and whether a message was told with it. */
  const before = useRef<Said | null>(null);
  const messaged = useRef(false);
  const held = useRef<HTMLElement | null>(null);
  const touched = useRef(0);
  const bring = useRef(async () => true);
  bring.current = async () => {
    const lives = matches.map(({ handle, loaderData }) => {
      const live = (handle as LiveHandle | undefined)?.live;
      return typeof live === "function" ? live(loaderData) : live;
    });
    if (!lives.some(Boolean) || document.documentElement.dataset.saver === "on") return true;
    if (rests && performance.now() - touched.current > AWAKE) return false;
    // What is being done answers with the page of after it, and may remove what would be asked for.
    const isBusy = () => acts.current || read.current;
    if (isBusy() || !(await fetchAhead()) || isBusy()) return false;
    if (lives.includes("said")) before.current = now();
    held.current = heldInView();
    await revalidate();
    return true;
  };
  // What a page says as it is made is newer than what was told before it.
  const page = matches.at(-1)?.loaderData;
  const { key } = useLocation();
  const now = () => saidOf(key, page, (matches.at(-1)?.handle as LiveHandle | undefined)?.quiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page made, and no other time
  useEffect(() => {
    tellWaiting(null);
    const changed = isNewsToReader(before.current, now());
    before.current = null;
    if (changed && !messaged.current) say("pageChanged");
    messaged.current = false;
    // What came above it has not pushed it away from who is about to press it.
    held.current?.scrollIntoView({ block: "nearest" });
    held.current = null;
  }, [page]);
  const counted = waitingIn(page) ?? waiting;
  const made = useRef({ mark, waiting: counted });
  made.current = { mark, waiting: counted };
  const follower = useRef<ReturnType<typeof followNews> | null>(null);
  useEffect(() => {
    let known: number | undefined;
    touched.current = performance.now();
    const touch = () => {
      const rested = rests && performance.now() - touched.current > AWAKE;
      touched.current = performance.now();
      if (rested) void bring.current();
    };
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, touch, { passive: true });
    const told = {
      waiting(count: number) {
        tellWaiting(count);
        const { waiting: shown } = made.current;
        messaged.current = isNews(count, { known, shown, acts: acts.current });
        if (messaged.current) say("newMessage");
        known = count;
      },
      changed: () => bring.current(),
    };
    const following = followNews(told, made.current);
    follower.current = following;
    return () => {
      following.stop();
      for (const event of events) removeEventListener(event, touch);
    };
  }, [rests]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page made, also by the same news
  useEffect(() => follower.current?.made(made.current), [page, mark, counted]);
  return (
    <p className="vh" role="status">
      {said.what && <span key={said.times}>{t[said.what]}</span>}
    </p>
  );
}
