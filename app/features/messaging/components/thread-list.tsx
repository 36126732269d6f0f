import { Link } from "react-router";
import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { messagingWords } from "#app/i18n/messaging.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { dayOf } from "./days.ts";
import { langOf } from "./lang.ts";

type Line = {
  id: string;
  subject: string;
  /** The language of the subject, where it is known. */
  locale: Locale | null;
  unread: boolean;
  lastMessageAt: Date;
  /** A second line, where the subject alone is not enough: the name of the person. */
  note?: string;
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
  const words = useWords(messagingWords);
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
              {line.unread && <span className="vh">{words.unread} </span>}
              {/* Each by its own direction: a subject in Arabic does not turn the name under it. */}
              <span dir="auto" lang={langOf(line.locale, locale)}>
                {line.subject}
              </span>
              {line.note && <small dir="auto">{line.note}</small>}
            </span>
            <ShortMoment at={line.lastMessageAt} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ShortMoment({ at, now }: { at: Date; now: Date }) {
  const locale = useLocale();
  const today = dayOf(at) === dayOf(now);
  return (
    <time dateTime={at.toISOString()} className="figures">
      {today ? formatTime(locale, at) : formatShortDate(locale, at)}
    </time>
  );
}
