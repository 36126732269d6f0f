import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import type { Item } from "#app/features/catalogue/items.server.ts";
import { officeCatalogueWords } from "#app/i18n/office-catalogue.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { AvailabilityTag } from "./availability-tag.tsx";

type ItemHeadProps = {
  kind: CatalogueKind;
  title: string;
  item: Item | null;
  /** What was just done; "" for nothing. */
  done: string;
};

/** The title of a page of the catalogue, the way to it on the site, and what was just done. */
export function ItemHead({ kind, title, item, done }: ItemHeadProps) {
  const words = useWords(officeCatalogueWords);
  const path = usePath();
  const told = ownValue<string>(words.done, done);
  const isShown = item && item.values.retired === "no";
  const address =
    kind === "course" ? `/autre-formation/${item?.id}` : `/autre-formation#${item?.id}`;
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {item && (
            <p className="row">
              {(kind === "course" || !isShown) && <AvailabilityTag values={item.values} />}
              {isShown && <a href={path(address)}>{words.onSite}</a>}
            </p>
          )}
        </div>
      </div>
      {told && (
        <Notice tone="ok" role="status" className="above-small">
          {told}
        </Notice>
      )}
    </>
  );
}
