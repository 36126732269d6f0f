import { type CatalogueKind, diffValues } from "#app/features/catalogue/fields.ts";
import type { ImportChange, ImportPlan } from "#app/features/catalogue/import-plan.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { diffWords } from "#app/i18n/word-diff.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { TextDiff } from "../shell/text-diff.tsx";
import {
  fieldLabel,
  formatFieldValue,
  itemName,
  type UniversityOption,
} from "./catalogue-labels.ts";

type ImportPlanChangesProps = {
  kind: CatalogueKind;
  plan: ImportPlan;
  universities: UniversityOption[];
};

/**
 * Each university or programme that an import adds or changes, field by field, before and after.
 */
export function ImportPlanChanges({ kind, plan, universities }: ImportPlanChangesProps) {
  const t = useMessages(catalogueImportMessages);
  return (
    <>
      {plan.degrees.length > 0 && (
        <Notice tone="warn" title={t.degrees} className="above">
          <ul>
            {plan.degrees.map(({ line, degree }) => (
              <li key={line}>{t.degree(line, degree)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ol className="version-list above">
        {plan.changes.map((change) => (
          <PlannedChange key={change.id} kind={kind} change={change} universities={universities} />
        ))}
      </ol>
    </>
  );
}

type PlannedChangeProps = {
  kind: CatalogueKind;
  change: ImportChange;
  universities: UniversityOption[];
};

function PlannedChange({ kind, change, universities }: PlannedChangeProps) {
  const t = useMessages(catalogueImportMessages);
  const catalogue = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const { id, line, before, after } = change;
  const formatValue = (name: string, value: unknown) =>
    formatFieldValue(catalogue, name, value, universities);
  return (
    <li className="panel">
      <h2>{itemName(locale, after)}</h2>
      <p className="row muted">
        <Tag tone={before ? "info" : "ok"}>{before ? t.changed : t.added}</Tag>
        <span>
          {id} · {t.atLine(line)}
        </span>
      </p>
      <dl className="changes">
        {Object.entries(diffValues(kind, before ?? {}, after)).map(([name, { from, to }]) => (
          <div key={name}>
            <dt>{fieldLabel(catalogue, name)}</dt>
            <dd>
              <TextDiff
                parts={diffWords(before ? formatValue(name, from) : "", formatValue(name, to))}
              />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
