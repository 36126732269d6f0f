import { useEffect, useState } from "react";
import { Link, useLocation, useMatches, useRevalidator } from "react-router";
import type { LiveHandle } from "#app/client/live/live-updates.tsx";
import { applicationMessages } from "#app/i18n/application.ts";
import { offlineDraftsMessages } from "#app/i18n/offline-drafts.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { getPartPath, withApplicationNumber } from "../shell/application-paths.ts";
import type { OfflineDraft } from "./offline-queue.ts";
import { startOfflineQueue } from "./start-offline-queue.ts";

/**
 * On every page of the student area: answers that wait on this device leave as soon as they can, and what became of
 * them is said here, with the way to their page.
 */
export function OfflineDrafts() {
  const t = useMessages(offlineDraftsMessages);
  const drafts = useOfflineDrafts();
  const withStatus = (status: OfflineDraft["now"]) =>
    drafts.filter((draft) => draft.now === status);
  return (
    <>
      <div role="status">
        <OfflineDraftsNotice drafts={withStatus("waits")} tone="info" title={t.pending} />
        <OfflineDraftsNotice drafts={withStatus("sent")} tone="ok" title={t.sent} />
      </div>
      <OfflineDraftsNotice
        drafts={withStatus("choose")}
        tone="warn"
        title={t.choose}
        role="alert"
      />
      <OfflineDraftsNotice drafts={withStatus("shut")} tone="warn" title={t.shut} role="alert" />
    </>
  );
}

type OfflineDraftsNoticeProps = {
  drafts: OfflineDraft[];
  tone: "info" | "ok" | "warn";
  title: string;
  role?: "alert";
};

function OfflineDraftsNotice({ drafts, tone, title, role }: OfflineDraftsNoticeProps) {
  const { sections } = useMessages(applicationMessages);
  const path = usePath();
  if (drafts.length === 0) return null;
  return (
    <Notice tone={tone} title={title} role={role} className="kept-answers">
      <ul>
        {drafts.map(({ part, number }) => (
          <li key={part + number}>
            <Link
              className="link-button"
              to={path(withApplicationNumber(getPartPath(part), number))}
            >
              {sections[part]}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Starts once the page is read and idle; a page that shows what was sent is made again once answers arrived. */
function useOfflineDrafts(): OfflineDraft[] {
  const locale = useLocale();
  const { userKey } = useStudentLayoutData();
  const [drafts, setDrafts] = useState<OfflineDraft[]>([]);
  const { revalidate } = useRevalidator();
  const isLive = useMatches().some(({ handle }) => (handle as LiveHandle | undefined)?.live);
  const sentCount = drafts.filter(({ now: updates }) => updates === "sent").length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of answers that arrived
  useEffect(() => {
    if (sentCount > 0 && isLive) void revalidate();
  }, [sentCount]);
  // What arrived is said on the page that was looked at then.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useEffect(
    () => setDrafts((previous) => previous.filter(({ now }) => now !== "sent")),
    [pathname],
  );
  useEffect(() => {
    if (!userKey) return;
    let stop = () => {};
    let isUnmounted = false;
    // A script of its own would not come where there is no network.
    const start = () => {
      if (!isUnmounted)
        stop = startOfflineQueue({
          locale,
          userKey,
          onStatusChange: (now) => setDrafts(mergeDrafts(now)),
        });
    };
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(start);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [locale, userKey]);
  return drafts;
}

/** What the sender tells now; what arrived before stays said. */
const mergeDrafts = (now: OfflineDraft[]) => (previous: OfflineDraft[]) => [
  ...previous.filter(
    (one) =>
      one.now === "sent" &&
      !now.some(({ part, number }) => part === one.part && number === one.number),
  ),
  ...now,
];
