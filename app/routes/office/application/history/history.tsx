import type { FieldChanges } from "#app/features/identity/field-changes.ts";
import type { HistoryEntry } from "#app/features/identity/subject-history.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useFormatDateTime } from "../use-format-date-time.ts";

type HistoryListProps<L extends HistoryEntry> = {
  lines: L[];
  /** What each action is called, and who acts. */
  labels: {
    actions: Record<string, string>;
    by: Record<HistoryEntry["by"], string>;
    /** What one field was and is, in words; null where nothing is told of it. */
    change?: (field: string, change: FieldChanges[string]) => string | null;
    /** The fields in the order of their form: the database keeps none. */
    order?: string[];
    /** A word behind the action, where there is more to say of it. */
    note?: (line: L) => string | undefined;
  };
};

/** What happened to a thing, and who did it, the latest first. */
export function HistoryList<L extends HistoryEntry>({ lines, labels }: HistoryListProps<L>) {
  const { file: t } = useMessages(officeMessages);
  const formatDateTime = useFormatDateTime();
  const {
    actions,
    by: actorNames,
    change,
    order = [],
    note,
  }: HistoryListProps<L>["labels"] = labels;
  const sortChanges = (changes: FieldChanges) =>
    Object.entries(changes).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return (
    <section className="panel" id="history" tabIndex={-1} aria-labelledby="history-title">
      <div className="panel-head">
        <h2 id="history-title">{t.history}</h2>
      </div>
      {lines.length === 0 && <p className="muted">{t.noHistory}</p>}
      <ol className="timeline is-small">
        {lines.map((line) => (
          <li key={line.id}>
            <b>
              {[getOwnValue(actions, line.action) ?? t.otherAction, note?.(line)]
                .filter(Boolean)
                .join(" · ")}
            </b>
            <span>
              {line.name ?? actorNames[line.by]} · {formatDateTime(line.at)}
            </span>
            {change &&
              sortChanges(line.changes).map(([field, fieldChange]) => {
                const changeText = change(field, fieldChange);
                return changeText && <span key={field}>{changeText}</span>;
              })}
          </li>
        ))}
      </ol>
    </section>
  );
}
