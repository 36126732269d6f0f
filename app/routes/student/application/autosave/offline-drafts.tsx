import { useEffect, useState } from "react";
import { Link, useLocation, useMatches, useRevalidator } from "react-router";
import type { LiveHandle } from "#app/client/live/live-updates.tsx";
import { whenIdle } from "#app/client/when-idle.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { offlineDraftsMessages } from "#app/i18n/offline-drafts.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { getPartPath, withApplicationNumber } from "../shell/application-paths.ts";
import type { OfflineDraft } from "./offline-queue.ts";
import { startOfflineQueue } from "./start-offline-queue.ts";

/**
 * On every page of the student area: sends pending answers of this device as soon as possible, and shows what became
 * of them, with links to their pages.
 */
export function OfflineDrafts() {
  const t = useMessages(offlineDraftsMessages);
  const drafts = useOfflineDrafts();
  const withStatus = (status: OfflineDraft["status"]) =>
    drafts.filter((draft) => draft.status === status);
  return (
    <>
      <div role="status">
        <OfflineDraftsNotice drafts={withStatus("pending")} tone="info" title={t.pending} />
        <OfflineDraftsNotice drafts={withStatus("sent")} tone="ok" title={t.sent} />
      </div>
      <OfflineDraftsNotice
        drafts={withStatus("conflict")}
        tone="warn"
        title={t.conflict}
        role="alert"
      />
      <OfflineDraftsNotice
        drafts={withStatus("closed")}
        tone="warn"
        title={t.closed}
        role="alert"
      />
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
    <Notice tone={tone} title={title} role={role} className="offline-drafts">
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

/** The queue starts at the latest then: a page that draws without a pause is never idle. */
const MAX_START_DELAY_MS = 3_000;

/** Starts once the page is idle. A live page is revalidated once answers arrived. */
function useOfflineDrafts(): OfflineDraft[] {
  const locale = useLocale();
  const { userKey } = useStudentLayoutData();
  const [drafts, setDrafts] = useState<OfflineDraft[]>([]);
  const { revalidate } = useRevalidator();
  const isLive = useMatches().some(({ handle }) => (handle as LiveHandle | undefined)?.live);
  const sentCount = drafts.filter(({ status }) => status === "sent").length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of answers that arrived
  useEffect(() => {
    if (sentCount > 0 && isLive) void revalidate();
  }, [sentCount]);
  // A success is shown only on the page where it happened.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useEffect(
    () => setDrafts((previous) => previous.filter(({ status }) => status !== "sent")),
    [pathname],
  );
  useEffect(() => {
    if (!userKey) return;
    let stop = () => {};
    let isUnmounted = false;
    // A separate script could not load without a network.
    const start = () => {
      if (!isUnmounted)
        stop = startOfflineQueue({
          locale,
          userKey,
          onStatusChange: (updates) => setDrafts(mergeDrafts(updates)),
        });
    };
    whenIdle(start, MAX_START_DELAY_MS);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [locale, userKey]);
  return drafts;
}

/** Merges the new statuses with the earlier successes. */
const mergeDrafts = (updates: OfflineDraft[]) => (previous: OfflineDraft[]) => [
  ...previous.filter(
    (one) =>
      one.status === "sent" &&
      !updates.some(({ part, number }) => part === one.part && number === one.number),
  ),
  ...updates,
];
