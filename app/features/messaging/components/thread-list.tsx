import { Link } from "react-router";
import type { Campus } from "#app/features/identity/actor.ts";
import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { messagingMessages } from "#app/i18n/messaging.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { dayOf, zoneOf } from "./days.ts";
import { langOf } from "./lang.ts";

type Line = {
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
  lines: Line[];
  /** The one being read. */
  current: string | undefined;
  hrefOf: (id: string) => string;
  now: Date;
};

/** Conversations by subject, with the date and a dot for what is not read; each line is a link. */
export function ThreadList({ label, lines, current, hrefOf, now }: ThreadListProps) {
  const t = useMessages(messagingMessages);
  const locale = useLocale();
  return (
    <ul aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={line.unread ? "is-unread" : undefined}>
          <Link to={hrefOf(line.id)} aria-current={line.id === current ? "true" : undefined}>
            <span
              className={line.unread ? "unread-dot" : "unread-dot is-read"}
              aria-hidden="true"
            />
            <span className="message-subject">
              {line.unread && <span className="vh">{t.unread} </span>}
              {/* Each by its own direction: a subject in Arabic does not turn the name under it. */}
              <span dir="auto" lang={langOf(line.locale, locale)}>
                {line.subject}
              </span>
              {line.note && (
                <small dir="auto">
                  {line.note}
                  {line.noteEnd && (
                    <>
                      {"\u00A0· "}
                      <span className="note-end">{line.noteEnd}</span>
                    </>
                  )}
                </small>
              )}
            </span>
            <ShortMoment at={line.lastMessageAt} campus={line.campus} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ShortMomentProps = { at: Date; campus: Campus | null; now: Date };

function ShortMoment({ at, campus, now }: ShortMomentProps) {
  const locale = useLocale();
  const today = dayOf(at, campus) === dayOf(now, campus);
  const zone = zoneOf(campus);
  return (
    <time dateTime={at.toISOString()} className="figures">
      {today ? formatTime(locale, at, zone) : formatShortDate(locale, at, zone)}
    </time>
  );
}
