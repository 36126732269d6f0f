import { useEffect, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { Campus } from "#app/features/access/actor.ts";
import { formatDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Attachment } from "../attachment.ts";
import type { AdultRole, GuestEvent } from "../guest/guest.ts";
import type { Side } from "../message.ts";
import { guestMessages } from "../messages/guest.ts";
import { mailboxMessages } from "../messages/mailbox.ts";
import { messagingMessages } from "../messages/messaging.ts";
import { getCampusDay, getCampusTimeZone, groupByDay } from "./days.ts";
import { getLangAttribute } from "./lang-attribute.ts";
import { LinkedText } from "./linked-text.tsx";
import { MessageFiles } from "./message-files.tsx";

type ConversationMessage = {
  id: string;
  side: Side;
  author: string | null;
  content: string;
  locale: Locale | null;
  at: Date;
  isSeen: boolean;
  files: Attachment[];
  adult: AdultRole | null;
};

type ConversationProps = {
  messages: ConversationMessage[];
  /** When adults were added or removed; each is a line between the messages. */
  guestEvents?: GuestEvent[];
  /** The side of the reader, whose own messages are on the right. */
  side: Side;
  /** The office name shown after a school author. */
  office: string;
  /** The campus whose time zone dates the messages. */
  campus: Campus | null;
  now: Date;
  /** Base path of the file links. */
  filesPath?: string;
  /** Query string that shows earlier messages, if there are any. */
  earlierHref?: string | false;
  /** The message that was just sent on this page. */
  sentMessageId?: string | null;
};

// Target of the jump link: a phone shows the first messages of a page.
const LAST_MESSAGE_ID = "last-message";

/**
 * The messages of a thread, oldest first, grouped by day. The list is focusable only where it scrolls by itself: on a
 * phone the page scrolls, and a list taller than the screen would be a useless tab stop.
 */
export function Conversation(props: ConversationProps) {
  const {
    messages,
    guestEvents = [],
    side,
    office,
    campus,
    now,
    filesPath,
    earlierHref,
    sentMessageId,
  } = props;
  const t = useMessages(messagingMessages);
  const mailboxText = useMessages(mailboxMessages);
  const locale = useLocale();
  const isScrollable = useIsScrollable();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // On wide screens the list is laid out from the bottom (0 is its end), so this shows the message just sent.
    if (sentMessageId) pane.current?.scrollTo(0, 0);
  }, [sentMessageId]);
  const entries = [...messages, ...guestEvents].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <section
      ref={pane}
      className={messages.length > 1 ? "thread is-long" : "thread"}
      aria-label={t.exchange}
      // A scrollable area must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={isScrollable ? 0 : undefined}
    >
      <div className="thread-days">
        {messages.length > 3 && (
          <a className="link-button thread-jump" href={`#${LAST_MESSAGE_ID}`}>
            {mailboxText.toLast}
          </a>
        )}
        {earlierHref && (
          <Link className="link-button" to={earlierHref}>
            {mailboxText.earlier}
          </Link>
        )}
        {groupByDay(entries, campus).map(({ day, entries: dayEntries }) => (
          <div key={day} className="thread-day">
            <p className="day-separator">
              <span>
                {day === getCampusDay(now, campus)
                  ? t.today(formatDate(locale, day))
                  : formatDate(locale, day)}
              </span>
            </p>
            {dayEntries.map((entry) =>
              "isHere" in entry ? (
                <GuestEventLine
                  key={`${entry.at.getTime()} ${entry.name}`}
                  coming={entry}
                  campus={campus}
                />
              ) : (
                <MessageBubble
                  key={entry.id}
                  message={entry}
                  side={side}
                  isMine={entry.side === side}
                  office={office}
                  zone={getCampusTimeZone(campus)}
                  filesPath={filesPath}
                  isLast={entry === messages.at(-1)}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function GuestEventLine({ coming: event, campus }: { coming: GuestEvent; campus: Campus | null }) {
  const { came, went } = useMessages(guestMessages);
  const { at } = useMessages(messagingMessages);
  const { name, isHere, at: date } = event;
  const time = at(formatTime(useLocale(), date, getCampusTimeZone(campus)));
  return (
    <p className="small-text muted">
      {isHere ? came(name) : went(name)} · {time}
    </p>
  );
}

type MessageBubbleProps = {
  /** The side of the reader. */
  side: Side;
  message: ConversationMessage;
  isMine: boolean;
  office: string;
  zone: string;
  filesPath?: string;
  isLast: boolean;
};

function MessageBubble({
  message,
  side,
  isMine,
  office,
  zone,
  filesPath,
  isLast,
}: MessageBubbleProps) {
  const t = useMessages(messagingMessages);
  const locale = useLocale();
  const isFromSchool = message.side === "school";
  const ownName = isMine && !isFromSchool ? t.you : null;
  const name = ownName ?? message.author ?? (isFromSchool ? t.school : t.somebody);
  const time = t.at(formatTime(locale, message.at, zone));
  const { adults } = useMessages(guestMessages);
  const adult = message.adult && !ownName ? adults[message.adult] : null;
  const details = [isFromSchool ? office : adult, time, isMine && message.isSeen ? t.seen : null];
  return (
    <article
      className={isMine ? "bubble is-mine" : "bubble"}
      id={isLast ? LAST_MESSAGE_ID : undefined}
      tabIndex={isLast ? -1 : undefined}
    >
      <p className="bubble-head">
        {!ownName && <Avatar name={name} isStaff={isFromSchool} />}
        <b>{name}</b>
        <span className="muted small-text">{details.filter(Boolean).join(" · ")}</span>
      </p>
      <p className="message-text" dir="auto" lang={getLangAttribute(message.locale, locale)}>
        <LinkedText text={message.content} />
      </p>
      {message.files.length > 0 && (
        <MessageFiles files={message.files} path={filesPath} side={side} />
      )}
    </article>
  );
}

/** From this width on the message list scrolls by itself (reading-pane.css). */
const WIDE_SCREEN_QUERY = "(min-width: 1024px)";

/** Whether the message list scrolls by itself. The server cannot know the screen width and renders true. */
function useIsScrollable(): boolean {
  return useSyncExternalStore(
    subscribeToScreenWidth,
    () => matchMedia(WIDE_SCREEN_QUERY).matches,
    () => true,
  );
}

function subscribeToScreenWidth(onChange: () => void) {
  const wideScreen = matchMedia(WIDE_SCREEN_QUERY);
  wideScreen.addEventListener("change", onChange);
  return () => wideScreen.removeEventListener("change", onChange);
}
