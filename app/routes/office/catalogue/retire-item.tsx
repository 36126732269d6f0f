import { Form } from "react-router";
import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import type { CatalogueItem } from "#app/features/catalogue/items.server.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type RetireItemProps = {
  kind: CatalogueKind;
  item: CatalogueItem;
  title: string;
  /** Nothing refers to the item (`canRemoveItem`). */
  canRemove: boolean;
};

/** Retires an item or restores it. An unused item can also be deleted, after a confirmation. */
export function RetireItem({ kind, item, title, canRemove }: RetireItemProps) {
  const t = useMessages(officeCatalogueMessages);
  const isRetired = item.values.retired === "yes";
  return (
    <section className="panel" aria-labelledby="retire-title">
      <h2 id="retire-title">{t.removal}</h2>
      <p>{kind === "course" ? t.retireCourse : t.retireUniversity}</p>
      <Form method="post">
        <input type="hidden" name="baseVersion" value={item.version} />
        <Button
          type="submit"
          name="intent"
          value={isRetired ? "restore" : "retire"}
          variant="secondary"
          size="small"
        >
          {isRetired ? t.bringBack : t.retire}
        </Button>
      </Form>
      {canRemove && (
        <details className="catalogue-remove">
          <summary>{t.remove}</summary>
          <p>{t.removeText}</p>
          <Form method="post">
            <p>
              <b>{t.removeAsk(title)}</b>
            </p>
            <Button type="submit" name="intent" value="remove" variant="link-danger">
              {t.removeYes}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
