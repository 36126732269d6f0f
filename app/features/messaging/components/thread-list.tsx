import { Link } from "react-router";
import type { Campus } from "#app/features/identity/actor.ts";
import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { messagingMessages } from "#app/i18n/messaging.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { getCampusDay, getCampusTimeZone } from "./days.ts";
import { getLangAttribute } from "./lang-attribute.ts";

type ThreadListItem = {
  id: string;
  subject: string;
  /** The language of the subject, where it is known. */
  locale: Locale | null;
  unread: boolean;
  /** Whose clocks date it. */
  campus: Campus | null;
  lastMessageAt: Date;
  /** A second line, where the subject alone is not enough: the name of the person. */
  note?: string;
  /** What follows it, whole on its line where it fits. */
  noteEnd?: string;
};

type ThreadListProps = {
  label: string;
  threads: ThreadListItem[];
  /** The one being read. */
  currentId: string | undefined;
  hrefOf: (id: string) => string;
  now: Date;
};

/** Conversations by subject, with the date and a dot for what is not read; each line is a link. */
export function ThreadList({ label, threads, currentId, hrefOf, now }: ThreadListProps) {
  const t = useMessages(messagingMessages);
  const locale = useLocale();
  return (
    <ul aria-label={label}>
      {threads.map((thread) => (
        <li key={thread.id} className={thread.unread ? "is-unread" : undefined}>
          <Link to={hrefOf(thread.id)} aria-current={thread.id === currentId ? "true" : undefined}>
            <span
              className={thread.unread ? "unread-dot" : "unread-dot is-read"}
              aria-hidden="true"
            />
            <span className="message-subject">
              {thread.unread && <span className="vh">{t.unread} </span>}
              {/* Each by its own direction: a subject in Arabic does not turn the name under it. */}
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
    <time dateTime={at.toISOString()} className="figures">
      {isToday ? formatTime(locale, at, zone) : formatShortDate(locale, at, zone)}
    </time>
  );
}
