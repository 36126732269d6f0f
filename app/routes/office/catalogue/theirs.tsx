import type { Values } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { labelOf, shownValue, type UniversityOption } from "./wording.ts";

type TheirsProps = { theirs: Values; universities: UniversityOption[] };

/** What somebody else has written meanwhile, where it is not what was typed. */
export function Theirs({ theirs, universities }: TheirsProps) {
  const t = useMessages(officeCatalogueMessages);
  return (
    <Notice tone="error" title={t.theirs} role="alert">
      <p>{t.theirsText}</p>
      <dl className="changes">
        {Object.entries(theirs).map(([name, value]) => (
          <div key={name}>
            <dt>{labelOf(t, name)}</dt>
            <dd>{shownValue(t, name, value, universities)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
