import { type CatalogueKind, changedIn } from "#app/features/catalogue/fields.ts";
import type { Change, Plan } from "#app/features/catalogue/import-plan.ts";
import { catalogueImportMessages } from "#app/i18n/catalogue-import.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { wordChanges } from "#app/i18n/word-changes.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { ToldChange } from "../frame/told-change.tsx";
import { labelOf, nameOf, shownValue, type UniversityOption } from "./wording.ts";

type PlanPartsProps = { kind: CatalogueKind; plan: Plan; universities: UniversityOption[] };

/** Each university or formation that a file adds or changes, field by field, before and after. */
export function PlanParts({ kind, plan, universities }: PlanPartsProps) {
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
          <ChangePart key={change.id} kind={kind} change={change} universities={universities} />
        ))}
      </ol>
    </>
  );
}

type ChangePartProps = { kind: CatalogueKind; change: Change; universities: UniversityOption[] };

function ChangePart({ kind, change, universities }: ChangePartProps) {
  const t = useMessages(catalogueImportMessages);
  const catalogue = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const { id, line, before, after } = change;
  const shown = (name: string, value: unknown) => shownValue(catalogue, name, value, universities);
  return (
    <li className="panel">
      <h2>{nameOf(locale, after)}</h2>
      <p className="row muted">
        <Tag tone={before ? "info" : "ok"}>{before ? t.changed : t.added}</Tag>
        <span>
          {id} · {t.atLine(line)}
        </span>
      </p>
      <dl className="changes">
        {Object.entries(changedIn(kind, before ?? {}, after)).map(([name, { from, to }]) => (
          <div key={name}>
            <dt>{labelOf(catalogue, name)}</dt>
            <dd>
              <ToldChange parts={wordChanges(before ? shown(name, from) : "", shown(name, to))} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
