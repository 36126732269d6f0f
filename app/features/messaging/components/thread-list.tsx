import { Link } from "react-router";
import type { Campus } from "#app/features/access/actor.ts";
import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { messagingMessages } from "../messages/messaging.ts";
import { getCampusDay, getCampusTimeZone } from "./days.ts";
import { getLangAttribute } from "./lang-attribute.ts";

type ThreadListItem = {
  id: string;
  subject: string;
  /** The language of the subject, if known. */
  locale: Locale | null;
  isUnread: boolean;
  /** The campus whose time zone dates the thread. */
  campus: Campus | null;
  lastMessageAt: Date;
  /** A second line under the subject, such as the candidate's name. */
  note?: string;
  /** Appended to the note, without a line break inside. */
  noteEnd?: string;
};

type ThreadListProps = {
  label: string;
  threads: ThreadListItem[];
  /** The id of the open thread. */
  currentId: string | undefined;
  getHref: (id: string) => string;
  now: Date;
};

/** Lists threads as links with their date, unread ones with a dot. */
export function ThreadList({ label, threads, currentId, getHref, now }: ThreadListProps) {
  const t = useMessages(messagingMessages);
  const locale = useLocale();
  return (
    <ul aria-label={label}>
      {threads.map((thread) => (
        <li key={thread.id} className={thread.isUnread ? "is-unread" : undefined}>
          <Link to={getHref(thread.id)} aria-current={thread.id === currentId ? "true" : undefined}>
            <span
              className={thread.isUnread ? "unread-dot" : "unread-dot is-read"}
              aria-hidden="true"
            />
            <span className="message-subject">
              {thread.isUnread && <span className="vh">{t.unread} </span>}
              {/* `dir="auto"` on each: an Arabic subject must not change the direction of the name below. */}
              <span dir="auto" lang={getLangAttribute(thread.locale, locale)}>
                {thread.subject}
              </span>
              {thread.note && (
                <small dir="auto">
                  {thread.note}
                  {thread.noteEnd && (
                    <>
                      {"\u00A0· "}
                      <span className="note-end">{thread.noteEnd}</span>
                    </>
                  )}
                </small>
              )}
            </span>
            <ShortTime at={thread.lastMessageAt} campus={thread.campus} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ShortTimeProps = { at: Date; campus: Campus | null; now: Date };

function ShortTime({ at, campus, now }: ShortTimeProps) {
  const locale = useLocale();
  const isToday = getCampusDay(at, campus) === getCampusDay(now, campus);
  const zone = getCampusTimeZone(campus);
  return (
    <time dateTime={at.toISOString()} className="numbers">
      {isToday ? formatTime(locale, at, zone) : formatShortDate(locale, at, zone)}
    </time>
  );
}
