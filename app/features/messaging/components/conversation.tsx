import { useEffect, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { Campus } from "#app/features/identity/actor.ts";
import { formatDate, formatTime } from "#app/i18n/format.ts";
import { guestMessages } from "#app/i18n/guest.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { mailboxMessages } from "#app/i18n/mailbox.ts";
import { messagingMessages } from "#app/i18n/messaging.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Attachment } from "../attachment.ts";
import type { Adult, Coming } from "../guest/guest.ts";
import type { Side } from "../message.ts";
import { byDay, dayOf, zoneOf } from "./days.ts";
import { langOf } from "./lang.ts";
import { LinkedText } from "./linked-text.tsx";
import { MessageFiles } from "./message-files.tsx";

type Message = {
  id: string;
  side: Side;
  author: string | null;
  content: string;
  locale: Locale | null;
  at: Date;
  seen: boolean;
  files: Attachment[];
  adult: Adult | null;
};

type ConversationProps = {
  messages: Message[];
  /** When adults were included, and ceased to be: each a line between the messages. */
  comings?: Coming[];
  /** The side of whoever reads: its messages are on the right. */
  side: Side;
  /** What follows the name of who writes for the school. */
  office: string;
  /** Whose clocks date the messages. */
  campus: Campus | null;
  now: Date;
  /** Where the files are read. */
  filesAt?: string;
  /** The end of the address that shows messages before these; none without. */
  earlier?: string | false;
  /** The message that was just sent here. */
  sent?: string | null;
};

/** Where the last message is: a phone shows the first ones. */
const LAST = "last-message";

/**
 * The messages of a thread, oldest first, parted by day; where it scrolls, the keyboard reaches it. Where the page does,
 * it is no stop: longer than the screen, it would end under the bar of a phone.
 */
export function Conversation(props: ConversationProps) {
  const { messages, comings = [], side, office, campus, now, filesAt, earlier, sent } = props;
  const t = useMessages(messagingMessages);
  const kept = useMessages(mailboxMessages);
  const locale = useLocale();
  const scrolls = useScrollsItself();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who had gone up to older messages sees their own: what is read from the bottom counts from there.
    if (sent) pane.current?.scrollTo(0, 0);
  }, [sent]);
  const all = [...messages, ...comings].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <section
      ref={pane}
      className={messages.length > 1 ? "thread is-long" : "thread"}
      aria-label={t.exchange}
      // What scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={scrolls ? 0 : undefined}
    >
      <div className="thread-days">
        {messages.length > 3 && (
          <a className="link-button thread-jump" href={`#${LAST}`}>
            {kept.toLast}
          </a>
        )}
        {earlier && (
          <Link className="link-button" to={earlier}>
            {kept.earlier}
          </Link>
        )}
        {byDay(all, campus).map(({ day, things }) => (
          <div key={day} className="thread-day">
            <p className="day-separator">
              <span>
                {day === dayOf(now, campus)
                  ? t.today(formatDate(locale, day))
                  : formatDate(locale, day)}
              </span>
            </p>
            {things.map((one) =>
              "isHere" in one ? (
                <ComingLine key={`${one.at.getTime()} ${one.name}`} coming={one} campus={campus} />
              ) : (
                <Bubble
                  key={one.id}
                  message={one}
                  side={side}
                  mine={one.side === side}
                  office={office}
                  zone={zoneOf(campus)}
                  filesAt={filesAt}
                  isLast={one === messages.at(-1)}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function ComingLine({ coming, campus }: { coming: Coming; campus: Campus | null }) {
  const { came, went } = useMessages(guestMessages);
  const { at } = useMessages(messagingMessages);
  const { name, isHere, at: moment } = coming;
  const time = at(formatTime(useLocale(), moment, zoneOf(campus)));
  return (
    <p className="small-text muted">
      {isHere ? came(name) : went(name)} · {time}
    </p>
  );
}

type BubbleProps = {
  /** The side of whoever reads. */
  side: Side;
  message: Message;
  mine: boolean;
  office: string;
  zone: string;
  filesAt?: string;
  isLast: boolean;
};

function Bubble({ message, side, mine, office, zone, filesAt, isLast }: BubbleProps) {
  const t = useMessages(messagingMessages);
  const locale = useLocale();
  const ofSchool = message.side === "school";
  const own = mine && !ofSchool ? t.you : null;
  const name = own ?? message.author ?? (ofSchool ? t.school : t.somebody);
  const time = t.at(formatTime(locale, message.at, zone));
  const { adults } = useMessages(guestMessages);
  const adult = message.adult && !own ? adults[message.adult] : null;
  const about = [ofSchool ? office : adult, time, mine && message.seen ? t.seen : null];
  return (
    <article
      className={mine ? "bubble is-mine" : "bubble"}
      id={isLast ? LAST : undefined}
      tabIndex={isLast ? -1 : undefined}
    >
      <p className="bubble-head">
        {!own && <Avatar name={name} staff={ofSchool} />}
        <b>{name}</b>
        <span className="muted small-text">{about.filter(Boolean).join(" · ")}</span>
      </p>
      <p className="message-text" dir="auto" lang={langOf(message.locale, locale)}>
        <LinkedText text={message.content} />
      </p>
      {message.files.length > 0 && <MessageFiles files={message.files} at={filesAt} side={side} />}
    </article>
  );
}

/** From this width a conversation scrolls by itself (reading-pane.css). */
const DESK = "(min-width: 960px)";

/** Does a conversation scroll by itself here, and not with its page? The server cannot know: it says yes. */
function useScrollsItself(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(DESK).matches,
    () => true,
  );
}

function watchWidth(changed: () => void) {
  const desk = matchMedia(DESK);
  desk.addEventListener("change", changed);
  return () => desk.removeEventListener("change", changed);
}
