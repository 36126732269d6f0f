import { useContext, useEffect, useReducer, useRef } from "react";
import {
  UNSAFE_DataRouterDataContext,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from "react-router";
import { liveMessages } from "#app/i18n/live.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { findVisibleFocus } from "#app/ui/visible-focus.ts";
import { mustKeepActionResult } from "./keep-action-result.ts";
import { subscribe } from "./live-events.ts";
import { capturePageContent, hasContentChanged, type PageContent } from "./page-content.ts";
import { prefetchRevalidation } from "./prefetch-revalidation.ts";
import { getWaitingCount, isNewMessage, setWaitingCount } from "./waiting-count.ts";

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
const ACTIVE_WINDOW_MS = 15 * 60_000;

/** What was said last, and how often anything was: the same sentence is said again. */
type Announcement = { messageKey?: keyof (typeof liveMessages)["fr"]; count: number };

type LiveUpdatesProps = { version: string; waiting: number | null; expiresWhenIdle?: boolean };

/**
 * In the frame of an area: a message or a change of state shows at once, without a reload. Whoever saves data
 * is told the count and nothing else. Where a session `rests` when nobody touches it, a page that is left
 * alone does not keep it open. `mark`: how new the data of the page are; `waiting`: what its frame counted.
 */
export function LiveUpdates({ version, waiting, expiresWhenIdle = false }: LiveUpdatesProps) {
  const t = useMessages(liveMessages);
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const isSubmitting = useRef(false);
  isSubmitting.current = useNavigation().formMethod === "POST";
  const mustKeepResult = useRef(false);
  mustKeepResult.current = mustKeepActionResult(
    useContext(UNSAFE_DataRouterDataContext)?.actionData,
  );
  const [announcement, announce] = useReducer(
    (previous: Announcement, messageKey: keyof typeof t) => ({
      messageKey,
      count: previous.count + 1,
    }),
    { count: 0 },
  );
  /** What a page that is spoken of said before it is brought up to date, and whether a message was told with it. */
  const contentBefore = useRef<PageContent | null>(null);
  const hasNewMessage = useRef(false);
  const elementInView = useRef<HTMLElement | null>(null);
  const lastActivityAt = useRef(0);
  const refresh = useRef(async () => true);
  refresh.current = async () => {
    const liveSettings = matches.map(({ handle, loaderData }) => {
      const live = (handle as LiveHandle | undefined)?.live;
      return typeof live === "function" ? live(loaderData) : live;
    });
    if (!liveSettings.some(Boolean) || document.documentElement.dataset.saver === "on") return true;
    if (expiresWhenIdle && performance.now() - lastActivityAt.current > ACTIVE_WINDOW_MS)
      return false;
    // What is being done answers with the page of after it, and may remove what would be asked for.
    const isBusy = () => isSubmitting.current || mustKeepResult.current;
    if (isBusy() || !(await prefetchRevalidation()) || isBusy()) return false;
    if (liveSettings.includes("said")) contentBefore.current = readContent();
    elementInView.current = findVisibleFocus();
    await revalidate();
    return true;
  };
  // What a page says as it is made is newer than what was told before it.
  const pageData = matches.at(-1)?.loaderData;
  const { key } = useLocation();
  const readContent = () =>
    capturePageContent(key, pageData, (matches.at(-1)?.handle as LiveHandle | undefined)?.quiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page made, and no other time
  useEffect(() => {
    setWaitingCount(null);
    const hasChanged = hasContentChanged(contentBefore.current, readContent());
    contentBefore.current = null;
    if (hasChanged && !hasNewMessage.current) announce("pageChanged");
    hasNewMessage.current = false;
    // What came above it has not pushed it away from who is about to press it.
    elementInView.current?.scrollIntoView({ block: "nearest" });
    elementInView.current = null;
  }, [pageData]);
  const shownCount = getWaitingCount(pageData) ?? waiting;
  const pageState = useRef({ mark: version, waiting: shownCount });
  pageState.current = { mark: version, waiting: shownCount };
  const subscriptionRef = useRef<ReturnType<typeof subscribe> | null>(null);
  useEffect(() => {
    let knownCount: number | undefined;
    lastActivityAt.current = performance.now();
    const onActivity = () => {
      const wasIdle =
        expiresWhenIdle && performance.now() - lastActivityAt.current > ACTIVE_WINDOW_MS;
      lastActivityAt.current = performance.now();
      if (wasIdle) void refresh.current();
    };
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, onActivity, { passive: true });
    const listeners = {
      onCount(count: number) {
        setWaitingCount(count);
        const { waiting: shown } = pageState.current;
        hasNewMessage.current = isNewMessage(count, {
          previousCount: knownCount,
          shownCount: shown,
          isSubmitting: isSubmitting.current,
        });
        if (hasNewMessage.current) announce("newMessage");
        knownCount = count;
      },
      onChange: () => refresh.current(),
    };
    const subscription = subscribe(listeners, pageState.current);
    subscriptionRef.current = subscription;
    return () => {
      subscription.stop();
      for (const event of events) removeEventListener(event, onActivity);
    };
  }, [expiresWhenIdle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page made, also by the same news
  useEffect(
    () => subscriptionRef.current?.pageRendered(pageState.current),
    [pageData, version, shownCount],
  );
  return (
    <p className="vh" role="status">
      {announcement.messageKey && (
        <span key={announcement.count}>{t[announcement.messageKey]}</span>
      )}
    </p>
  );
}
