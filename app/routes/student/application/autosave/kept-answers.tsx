import { useEffect, useState } from "react";
import { Link, useLocation, useMatches, useRevalidator } from "react-router";
import { applicationMessages } from "#app/i18n/application.ts";
import { keptMessages } from "#app/i18n/kept.ts";
import type { LiveHandle } from "#app/late/live/live-updates.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useFrame } from "../../frame/frame.ts";
import { numbered, partAddress } from "../frame/addresses.ts";
import type { KeptNews } from "./kept-sender.ts";
import { sendFromHere } from "./send-from-here.ts";

/**
 * On every page of the student area: answers that wait on this device leave as soon as they can, and what became of
 * them is said here, with the way to their page.
 */
export function KeptAnswers() {
  const t = useMessages(keptMessages);
  const news = useKeptNews();
  const of = (now: KeptNews["now"]) => news.filter((one) => one.now === now);
  return (
    <>
      <div role="status">
        <Told news={of("waits")} tone="info" title={t.waits} />
        <Told news={of("sent")} tone="ok" title={t.sent} />
      </div>
      <Told news={of("choose")} tone="warn" title={t.choose} role="alert" />
      <Told news={of("shut")} tone="warn" title={t.shut} role="alert" />
    </>
  );
}

type ToldProps = {
  news: KeptNews[];
  tone: "info" | "ok" | "warn";
  title: string;
  role?: "alert";
};

function Told({ news, tone, title, role }: ToldProps) {
  const { sections } = useMessages(applicationMessages);
  const path = usePath();
  if (news.length === 0) return null;
  return (
    <Notice tone={tone} title={title} role={role} className="kept-answers">
      <ul>
        {news.map(({ part, number }) => (
          <li key={part + number}>
            <Link className="link-button" to={path(numbered(partAddress(part), number))}>
              {sections[part]}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Starts once the page is read and idle; a page that shows what was sent is made again once answers arrived. */
function useKeptNews(): KeptNews[] {
  const locale = useLocale();
  const { person } = useFrame();
  const [news, setNews] = useState<KeptNews[]>([]);
  const { revalidate } = useRevalidator();
  const live = useMatches().some(({ handle }) => (handle as LiveHandle | undefined)?.live);
  const arrived = news.filter(({ now }) => now === "sent").length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of answers that arrived
  useEffect(() => {
    if (arrived > 0 && live) void revalidate();
  }, [arrived]);
  // What arrived is said on the page that was looked at then.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useEffect(() => setNews((all) => all.filter(({ now }) => now !== "sent")), [pathname]);
  useEffect(() => {
    if (!person) return;
    let stop = () => {};
    let gone = false;
    // A script of its own would not come where there is no network.
    const start = () => {
      if (!gone) stop = sendFromHere({ locale, person, tell: (now) => setNews(added(now)) });
    };
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(start);
    return () => {
      gone = true;
      stop();
    };
  }, [locale, person]);
  return news;
}

/** What the sender tells now; what arrived before stays said. */
const added = (now: KeptNews[]) => (all: KeptNews[]) => [
  ...all.filter(
    (one) =>
      one.now === "sent" &&
      !now.some(({ part, number }) => part === one.part && number === one.number),
  ),
  ...now,
];
