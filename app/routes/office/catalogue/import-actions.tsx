import { Form } from "react-router";
import type { CatalogueImport } from "#app/features/catalogue/import-items.server.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CATALOGUE_FILES_PATH } from "./catalogue-paths.ts";

/**
 * The number of changes of an import, the button that applies it, and afterwards the button that
 * undoes it.
 */
export function ImportActions({ catalogueImport }: { catalogueImport: CatalogueImport }) {
  const t = useMessages(catalogueImportMessages);
  const path = usePath();
  const { plan, digest, appliedAt, undoneAt } = catalogueImport;
  const addedCount = plan.changes.filter(({ before }) => before === null).length;
  const state = undoneAt ? "undone" : appliedAt ? "applied" : "waiting";
  return (
    <section className="panel above-small" aria-label={t.changes}>
      <p className="row">
        <b>{t.summary(addedCount, plan.changes.length - addedCount)}</b>
        <Tag tone={state === "applied" ? "ok" : "neutral"}>{t.states[state]}</Tag>
      </p>
      {plan.unchanged > 0 && <p>{t.unchanged(plan.unchanged)}</p>}
      {plan.absent > 0 && <p>{t.absent(plan.absent)}</p>}
      {plan.changes.length === 0 && <Notice tone="sand">{t.noChange}</Notice>}
      {state === "waiting" && plan.changes.length > 0 && (
        <Form method="post" className="above-small">
          <input type="hidden" name="digest" value={digest} />
          <div className="catalogue-actions">
            <Button type="submit" name="intent" value="apply">
              {t.apply}
            </Button>
            <ButtonLink variant="secondary" to={path(CATALOGUE_FILES_PATH)}>
              {t.other}
            </ButtonLink>
          </div>
        </Form>
      )}
      {state === "applied" && (
        <details className="catalogue-remove">
          <summary>{t.undo}</summary>
          <p>{t.undoText}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="undo" variant="link-danger">
              {t.undoAsk}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
