import { Link } from "react-router";
import type { DetailedHistoryEntry } from "#app/features/audit/subject-history.server.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { actionNames } from "../../journal/journal-names.ts";
import type { ApplicationView } from "../application-view.server.ts";
import { useApplicationUrl } from "../use-application-url.ts";
import { useFormatDateTime } from "../use-format-date-time.ts";
import { describeDetails } from "./describe-details.ts";
import { type HistoryKind, historyKinds } from "./history-kinds.ts";

type ApplicationHistoryProps = {
  application: ApplicationView;
  history: {
    lines: DetailedHistoryEntry[];
    kind: HistoryKind | null;
    /** The key of the next older page; null when there is none. */
    next: string | null;
    /** True when this is not the newest page. */
    isLaterPage: boolean;
  };
};

/** The history of an application: actions, who did them and what they changed. */
export function ApplicationHistory({
  application,
  history: { lines, kind, next, isLaterPage },
}: ApplicationHistoryProps) {
  const { file: t } = useMessages(officeMessages);
  const { history } = useMessages(reviewMessages);
  const locale = useLocale();
  const formatDateTime = useFormatDateTime();
  const applicationUrl = useApplicationUrl();
  const actions = actionNames(locale);
  return (
    <section className="panel" id="history" tabIndex={-1} aria-labelledby="history-title">
      <div className="panel-head">
        <h2 id="history-title">{t.history}</h2>
      </div>
      <KindFilter kind={kind} />
      {lines.length === 0 && <p className="muted">{t.noHistory}</p>}
      <ol className="timeline is-small">
        {lines.map(({ id, at, action, by, name, details }) => (
          <li key={id}>
            <b>{getOwnValue(actions, action) ?? t.otherAction}</b>
            <HistoryDetails texts={describeDetails(details, application.choices, locale)} />
            <span>
              {name ?? t.by[by]} · <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            </span>
          </li>
        ))}
      </ol>
      {(isLaterPage || next) && (
        <p className="row">
          {isLaterPage && (
            <Link to={applicationUrl({ before: "" }, "history")}>{history.newest}</Link>
          )}
          {next && <Link to={applicationUrl({ before: next }, "history")}>{history.older}</Link>}
        </p>
      )}
    </section>
  );
}

function HistoryDetails({ texts }: { texts: string[] }) {
  return texts.length > 0 && <p className="tiny-text">{texts.join(" · ")}</p>;
}

function KindFilter({ kind }: { kind: HistoryKind | null }) {
  const { history } = useMessages(reviewMessages);
  const applicationUrl = useApplicationUrl();
  return (
    <nav className="views" aria-label={history.filter}>
      <ul>
        {[null, ...historyKinds].map((one) => (
          <li key={one ?? "all"}>
            <Link
              to={applicationUrl({ history: one ?? "", before: "" }, "history")}
              aria-current={one === kind ? "true" : undefined}
              preventScrollReset
            >
              {one ? history.kinds[one] : history.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
