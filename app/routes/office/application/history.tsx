import type { HistoryLine } from "#app/features/identity/subject-history.server.ts";
import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import { officeWords } from "#app/i18n/office.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";

/** What happened to this application and who did it, the latest first. */
export function History({ lines }: { lines: HistoryLine[] }) {
  const { file: words } = useWords(officeWords);
  const locale = useLocale();
  const actions: Record<string, string> = words.actions;
  return (
    <section className="panel" id="history" aria-labelledby="history-title">
      <div className="panel-head">
        <h2 id="history-title">{words.history}</h2>
      </div>
      {lines.length === 0 && <p className="muted">{words.noHistory}</p>}
      <ol className="timeline is-small">
        {lines.map(({ id, at, action, by, name }) => (
          <li key={id}>
            <b>{actions[action] ?? words.otherAction}</b>
            <span>
              {name ?? words.by[by]} · {formatShortDate(locale, at)}, {formatTime(locale, at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
