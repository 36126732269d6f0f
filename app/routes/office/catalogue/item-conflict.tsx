import type { ItemValues } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { fieldLabel, formatFieldValue, type UniversityOption } from "./catalogue-labels.ts";

type ItemConflictProps = { otherValues: ItemValues; universities: UniversityOption[] };

/** Another editor saved meanwhile: their values, where they differ from the submitted ones. */
export function ItemConflict({ otherValues, universities }: ItemConflictProps) {
  const t = useMessages(officeCatalogueMessages);
  return (
    <Notice tone="error" title={t.conflictTitle} role="alert">
      <p>{t.conflictText}</p>
      <dl className="changes">
        {Object.entries(otherValues).map(([name, value]) => (
          <div key={name}>
            <dt>{fieldLabel(t, name)}</dt>
            <dd>{formatFieldValue(t, name, value, universities)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
