import type { FieldChanges } from "#app/features/audit/field-changes.ts";
import type { HistoryEntry } from "#app/features/audit/subject-history.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useFormatDateTime } from "../use-format-date-time.ts";

type HistoryListProps<L extends HistoryEntry> = {
  lines: L[];
  /** The names of the actions and of the actors. */
  labels: {
    actions: Record<string, string>;
    by: Record<HistoryEntry["by"], string>;
    /** Formats the change of one field; null leaves it out. */
    change?: (field: string, change: FieldChanges[string]) => string | null;
    /** The fields in the order of the form; the database does not store an order. */
    order?: string[];
    /** More text behind the name of the action. */
    note?: (line: L) => string | undefined;
  };
};

/** The history of one object, latest first. */
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
