import { getOptionLabels } from "#app/features/catalogue/csv-columns.ts";
import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import type { ImportFault } from "#app/features/catalogue/parse-import.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { fieldLabel } from "./catalogue-labels.ts";

type ImportFaultsProps = {
  name: string;
  kind: CatalogueKind;
  count: number;
  faults: ImportFault[];
};

/** The errors of an import file: line, column, the text there and the reason. */
export function ImportFaults({ name, count, faults }: ImportFaultsProps) {
  const t = useMessages(catalogueImportMessages);
  const catalogue = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const focusProps = useFocusOnMount<HTMLDivElement>(faults);
  return (
    <section className="catalogue-faults" aria-labelledby="faults-title">
      <div {...focusProps} className="error-summary measure-form" role="alert">
        <h2 id="faults-title">
          <Icon name="warning-circle" />
          {t.found(count, name)}
        </h2>
        <p>{t.foundText}</p>
      </div>
      <DataTable
        caption={t.faults}
        rows={faults}
        getKey={({ line, column, reason }) => `${line} ${column} ${reason}`}
        columns={[
          {
            id: "line",
            label: t.line,
            isHead: true,
            cell: ({ line }) => `${t.line} ${line}`,
          },
          {
            id: "column",
            label: t.column,
            cell: ({ column }) => (column ? fieldLabel(catalogue, column) : t.wholeLine),
          },
          {
            id: "written",
            label: t.written,
            cell: ({ written }) => (
              <span className="catalogue-value">{truncate(written) || t.nothing}</span>
            ),
          },
          { id: "why", label: t.errorsTitle, cell: (fault) => explainFault(fault) },
        ]}
      />
      {count > faults.length && <p>{t.more(count - faults.length)}</p>}
    </section>
  );

  function explainFault({ column, reason }: ImportFault): string {
    const list = Object.values(getOptionLabels(locale, column)).join(", ");
    const sentence = errorMessage(locale, reason, t.reasons);
    return reason === "not-in-list" ? t.answers(list) : sentence;
  }
}

function truncate(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
