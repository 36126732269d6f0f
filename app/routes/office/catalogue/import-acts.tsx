import { Form } from "react-router";
import type { Import } from "#app/features/catalogue/importing.server.ts";
import { catalogueImportMessages } from "#app/i18n/catalogue-import.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { FILES } from "./addresses.ts";

/** What a file would change in figures, and the button that does it; once done, the one that takes it back. */
export function ImportActs({ looked }: { looked: Import }) {
  const t = useMessages(catalogueImportMessages);
  const path = usePath();
  const { plan, digest, appliedAt, undoneAt } = looked;
  const added = plan.changes.filter(({ before }) => before === null).length;
  const state = undoneAt ? "undone" : appliedAt ? "applied" : "waiting";
  return (
    <section className="panel above-small" aria-label={t.changes}>
      <p className="row">
        <b>{t.summary(added, plan.changes.length - added)}</b>
        <Tag tone={state === "applied" ? "ok" : "neutral"}>{t.states[state]}</Tag>
      </p>
      {plan.unchanged > 0 && <p>{t.unchanged(plan.unchanged)}</p>}
      {plan.absent > 0 && <p>{t.absent(plan.absent)}</p>}
      {plan.changes.length === 0 && <Notice tone="sand">{t.noChange}</Notice>}
      {state === "waiting" && plan.changes.length > 0 && (
        <Form method="post" className="above-small">
          <input type="hidden" name="digest" value={digest} />
          <div className="page-acts">
            <Button type="submit" name="do" value="apply">
              {t.apply}
            </Button>
            <ButtonLink variant="secondary" to={path(FILES)}>
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
            <Button type="submit" name="do" value="undo" variant="link-danger">
              {t.undoAsk}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
