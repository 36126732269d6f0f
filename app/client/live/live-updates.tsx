import { useEffect, useReducer, useRef } from "react";
import { useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import { liveMessages } from "#app/i18n/live.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { findVisibleFocus } from "#app/ui/visible-focus.ts";
import { revalidateQuietly } from "../session/area-data.ts";
import { subscribe } from "./live-events.ts";
import { capturePageContent, hasContentChanged, type PageContent } from "./page-content.ts";
import { useIsPersistentResultShown } from "./persistent-action-result.ts";
import { getWaitingCount, isNewMessage, setWaitingCount } from "./waiting-count.ts";

/**
 * The live settings in the `handle` of a route. `live`: the page refreshes while it is visible; other pages update
 * only the count of messages. `"said"`: a screen reader is also informed, which is too much on a list that changes
 * all day. A function decides by the loader data, for a page that no longer changes. `quiet`: keys of the loader data
 * that differ at each load and are no change.
 */
export type LiveHandle = {
  live?: true | "said" | ((loaderData: unknown) => boolean);
  quiet?: readonly string[];
};

/** A page refreshes for this long after the last input: well below the 30-minute idle limit of a staff session. */
const ACTIVE_WINDOW_MS = 15 * MINUTE_MS;

/** The last announcement, with a counter that makes a repeated text be announced again. */
type Announcement = { messageKey?: keyof (typeof liveMessages)["fr"]; count: number };

type LiveUpdatesProps = { version: string; waiting: number | null; expiresWhenIdle?: boolean };

/**
 * In the layout of an area: shows a message or a change of state at once, without a reload. With the data saver only
 * the count updates. Where the session `expiresWhenIdle`, a page without input does not keep it alive. `version`:
 * that of the loaded data; `waiting`: the count that the layout loaded.
 */
export function LiveUpdates({ version, waiting, expiresWhenIdle = false }: LiveUpdatesProps) {
  const t = useMessages(liveMessages);
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const isSubmitting = useRef(false);
  isSubmitting.current = useNavigation().formMethod === "POST";
  const isPersistentResultShown = useIsPersistentResultShown();
  const [announcement, announce] = useReducer(
    (previous: Announcement, messageKey: keyof typeof t) => ({
      messageKey,
      count: previous.count + 1,
    }),
    { count: 0 },
  );
  /**
   * The content of the page before its refresh, to announce a change, and whether a new message was announced with
   * it.
   */
  const contentBefore = useRef<PageContent | null>(null);
  const hasNewMessage = useRef(false);
  /** The element to keep in view when the content of a refresh appears. */
  const elementInView = useRef<HTMLElement | null>(null);
  const isRefreshPending = useRef(false);
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
    // A running submit reloads the page itself, and may remove it.
    if (isSubmitting.current || isPersistentResultShown()) return false;
    if (liveSettings.includes("said")) contentBefore.current = readContent();
    isRefreshPending.current = true;
    const isRefreshed = await revalidateQuietly(revalidate);
    if (!isRefreshed) {
      contentBefore.current = null;
      isRefreshPending.current = false;
    }
    return isRefreshed;
  };
  // The data of a newly rendered page replace the live count.
  const pageData = matches.at(-1)?.loaderData;
  const shownPageData = useRef<unknown>(pageData);
  // Read while the former content is still there: the user may have moved the focus since the refresh began.
  if (isRefreshPending.current && pageData !== shownPageData.current)
    elementInView.current = findVisibleFocus();
  const { key } = useLocation();
  const readContent = () =>
    capturePageContent(key, pageData, (matches.at(-1)?.handle as LiveHandle | undefined)?.quiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is rendered with new data
  useEffect(() => {
    setWaitingCount(null);
    const hasChanged = hasContentChanged(contentBefore.current, readContent());
    contentBefore.current = null;
    if (hasChanged && !hasNewMessage.current) announce("pageChanged");
    hasNewMessage.current = false;
    // Content that appeared above must not move the element that the user is about to click.
    elementInView.current?.scrollIntoView({ block: "nearest" });
    elementInView.current = null;
    isRefreshPending.current = false;
    shownPageData.current = pageData;
  }, [pageData]);
  const shownCount = getWaitingCount(pageData) ?? waiting;
  const pageState = useRef({ version, waiting: shownCount });
  pageState.current = { version, waiting: shownCount };
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
        const { waiting: shownCount } = pageState.current;
        hasNewMessage.current = isNewMessage(count, {
          previousCount: knownCount,
          shownCount,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the page is rendered, also with equal values
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
