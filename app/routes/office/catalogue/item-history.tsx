import { Form } from "react-router";
import type { ItemHistoryEntry } from "#app/features/catalogue/item-history.server.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { diffWords } from "#app/i18n/word-diff.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { TextDiff } from "../shell/text-diff.tsx";
import { useClock } from "../shell/use-clock.ts";
import { fieldLabel, formatFieldValue, type UniversityOption } from "./catalogue-labels.ts";

type ItemHistoryProps = {
  changes: ItemHistoryEntry[];
  version: number;
  universities: UniversityOption[];
};

/** The changes of an item, with a button that reverts each one. */
export function ItemHistory({ changes, version, universities }: ItemHistoryProps) {
  const t = useMessages(officeCatalogueMessages);
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{t.history}</h2>
      {changes.length === 0 && <p className="muted">{t.noHistory}</p>}
      <ol className="version-list">
        {changes.map((change) => (
          <ItemChange
            key={change.id}
            change={change}
            version={version}
            universities={universities}
          />
        ))}
      </ol>
    </section>
  );
}

type ItemChangeProps = {
  change: ItemHistoryEntry;
  version: number;
  universities: UniversityOption[];
};

function ItemChange({ change, version, universities }: ItemChangeProps) {
  const t = useMessages(officeCatalogueMessages);
  const clock = useClock();
  const { id, at, action, name, changes } = change;
  const fields = Object.entries(changes);
  const formatValue = (field: string, value: unknown) =>
    formatFieldValue(t, field, value, universities);
  const actionNames: Record<string, string> = t.actions;
  return (
    <li className="panel">
      <h3>{getOwnValue(actionNames, action) ?? action}</h3>
      <p className="muted">
        {name ?? t.system} · {clock.date(at)}, {clock.time(at)}
      </p>
      {fields.length > 0 && (
        <details>
          <summary>{t.changed(fields.length)}</summary>
          <dl className="changes">
            {fields.map(([field, { from, to }]) => (
              <div key={field}>
                <dt>{fieldLabel(t, field)}</dt>
                <dd>
                  <TextDiff parts={diffWords(formatValue(field, from), formatValue(field, to))} />
                </dd>
              </div>
            ))}
          </dl>
          {!action.endsWith(".made") && (
            <Form method="post">
              <input type="hidden" name="changeId" value={id} />
              <input type="hidden" name="baseVersion" value={version} />
              <Button
                type="submit"
                name="intent"
                value="revert-change"
                variant="secondary"
                size="small"
              >
                {t.restoreText}
              </Button>
            </Form>
          )}
        </details>
      )}
    </li>
  );
}
