import { Link } from "react-router";
import type { ToldLine } from "#app/features/identity/subject-history.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { actionNames } from "../../journal/names.ts";
import { useMoment } from "../use-moment.ts";
import { usePlace } from "../use-place.ts";
import type { File } from "../view.server.ts";
import { type Kind, kindNames } from "./history-kinds.ts";
import { toldOf } from "./history-told.ts";

type FileHistoryProps = {
  file: File;
  history: {
    lines: ToldLine[];
    kind: Kind | null;
    /** Where the older ones go on; null at the end. */
    next: string | null;
    /** These are not the newest. */
    later: boolean;
  };
};

/** All that happened to this file, who did it and what it changed, in the words of the journal. */
export function FileHistory({ file, history: { lines, kind, next, later } }: FileHistoryProps) {
  const { file: t } = useMessages(officeMessages);
  const { history } = useMessages(reviewMessages);
  const locale = useLocale();
  const moment = useMoment();
  const place = usePlace();
  const actions = actionNames(locale);
  return (
    <section className="panel" id="history" tabIndex={-1} aria-labelledby="history-title">
      <div className="panel-head">
        <h2 id="history-title">{t.history}</h2>
      </div>
      <Kinds kind={kind} />
      {lines.length === 0 && <p className="muted">{t.noHistory}</p>}
      <ol className="timeline is-small">
        {lines.map(({ id, at, action, by, name, details }) => (
          <li key={id}>
            <b>{ownValue(actions, action) ?? t.otherAction}</b>
            <Told parts={toldOf(details, file.choices, locale)} />
            <span>
              {name ?? t.by[by]} · <time dateTime={at.toISOString()}>{moment(at)}</time>
            </span>
          </li>
        ))}
      </ol>
      {(later || next) && (
        <p className="row">
          {later && <Link to={place({ avant: "" }, "history")}>{history.newest}</Link>}
          {next && <Link to={place({ avant: next }, "history")}>{history.older}</Link>}
        </p>
      )}
    </section>
  );
}

function Told({ parts }: { parts: string[] }) {
  return parts.length > 0 && <p className="tiny-text">{parts.join(" · ")}</p>;
}

function Kinds({ kind }: { kind: Kind | null }) {
  const { history } = useMessages(reviewMessages);
  const place = usePlace();
  return (
    <nav className="views" aria-label={history.filter}>
      <ul>
        {[null, ...kindNames].map((one) => (
          <li key={one ?? "all"}>
            <Link
              to={place({ actes: one ?? "", avant: "" }, "history")}
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
