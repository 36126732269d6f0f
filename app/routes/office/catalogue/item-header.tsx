import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import type { CatalogueItem } from "#app/features/catalogue/items.server.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AvailabilityTag } from "./availability-tag.tsx";

type ItemHeaderProps = {
  kind: CatalogueKind;
  title: string;
  item: CatalogueItem | null;
  /** The result of the last action; "" for none. */
  done: string;
};

/**
 * The title of a catalogue page, the link to the public page, and the result of the last action.
 */
export function ItemHeader({ kind, title, item, done }: ItemHeaderProps) {
  const t = useMessages(officeCatalogueMessages);
  const path = usePath();
  const doneText = getOwnValue<string>(t.done, done);
  const isPublished = item && item.values.retired === "no";
  const address =
    kind === "course" ? `/autre-formation/${item?.id}` : `/autre-formation#${item?.id}`;
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {item && (
            <p className="row">
              {(kind === "course" || !isPublished) && <AvailabilityTag values={item.values} />}
              {isPublished && <a href={path(address)}>{t.onSite}</a>}
            </p>
          )}
        </div>
      </div>
      {doneText && (
        <Notice tone="ok" role="status" className="above-small">
          {doneText}
        </Notice>
      )}
    </>
  );
}
