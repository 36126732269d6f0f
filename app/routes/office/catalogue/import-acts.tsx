import { Form } from "react-router";
import type { Import } from "#app/features/catalogue/importing.server.ts";
import { catalogueImportWords } from "#app/i18n/catalogue-import.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { FILES } from "./addresses.ts";

/** What a file would change in figures, and the button that does it; once done, the one that takes it back. */
export function ImportActs({ looked }: { looked: Import }) {
  const words = useWords(catalogueImportWords);
  const path = usePath();
  const { plan, digest, appliedAt, undoneAt } = looked;
  const added = plan.changes.filter(({ before }) => before === null).length;
  const state = undoneAt ? "undone" : appliedAt ? "applied" : "waiting";
  return (
    <section className="panel above-small" aria-label={words.changes}>
      <p className="row">
        <b>{words.summary(added, plan.changes.length - added)}</b>
        <Tag tone={state === "applied" ? "ok" : "neutral"}>{words.states[state]}</Tag>
      </p>
      {plan.unchanged > 0 && <p>{words.unchanged(plan.unchanged)}</p>}
      {plan.absent > 0 && <p>{words.absent(plan.absent)}</p>}
      {plan.changes.length === 0 && <Notice tone="sand">{words.noChange}</Notice>}
      {state === "waiting" && plan.changes.length > 0 && (
        <Form method="post" className="above-small">
          <input type="hidden" name="digest" value={digest} />
          <div className="page-acts">
            <Button type="submit" name="do" value="apply">
              {words.apply}
            </Button>
            <ButtonLink variant="secondary" to={path(FILES)}>
              {words.other}
            </ButtonLink>
          </div>
        </Form>
      )}
      {state === "applied" && (
        <details className="catalogue-remove">
          <summary>{words.undo}</summary>
          <p>{words.undoText}</p>
          <Form method="post">
            <Button type="submit" name="do" value="undo" variant="link-danger">
              {words.undoAsk}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
