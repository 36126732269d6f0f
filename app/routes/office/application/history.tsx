import type { Changes } from "#app/features/identity/changes.ts";
import type { HistoryLine } from "#app/features/identity/subject-history.server.ts";
import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import { officeWords } from "#app/i18n/office.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";

type HistoryProps = {
  lines: HistoryLine[];
  /** What each action is called, and who acts. */
  told: {
    actions: Record<string, string>;
    by: Record<HistoryLine["by"], string>;
    /** What one field was and is, in words; null where nothing is told of it. */
    change?: (field: string, change: Changes[string]) => string | null;
  };
};

/** What happened to a thing, and who did it, the latest first. */
export function History({ lines, told }: HistoryProps) {
  const { file: words } = useWords(officeWords);
  const locale = useLocale();
  const { actions, by: who, change }: HistoryProps["told"] = told;
  return (
    <section className="panel" id="history" aria-labelledby="history-title">
      <div className="panel-head">
        <h2 id="history-title">{words.history}</h2>
      </div>
      {lines.length === 0 && <p className="muted">{words.noHistory}</p>}
      <ol className="timeline is-small">
        {lines.map(({ id, at, action, by, name, changes }) => (
          <li key={id}>
            <b>{actions[action] ?? words.otherAction}</b>
            <span>
              {name ?? who[by]} · {formatShortDate(locale, at)}, {formatTime(locale, at)}
            </span>
            {change &&
              Object.entries(changes).map(([field, one]) => {
                const told = change(field, one);
                return told && <span key={field}>{told}</span>;
              })}
          </li>
        ))}
      </ol>
    </section>
  );
}
