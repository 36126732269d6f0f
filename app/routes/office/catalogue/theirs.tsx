import type { Values } from "#app/features/catalogue/fields.ts";
import { officeCatalogueWords } from "#app/i18n/office-catalogue.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { labelOf, shownValue, type UniversityOption } from "./wording.ts";

type TheirsProps = { theirs: Values; universities: UniversityOption[] };

/** What somebody else has written meanwhile, where it is not what was typed. */
export function Theirs({ theirs, universities }: TheirsProps) {
  const words = useWords(officeCatalogueWords);
  return (
    <Notice tone="error" title={words.theirs} role="alert">
      <p>{words.theirsText}</p>
      <dl className="changes">
        {Object.entries(theirs).map(([name, value]) => (
          <div key={name}>
            <dt>{labelOf(words, name)}</dt>
            <dd>{shownValue(words, name, value, universities)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
