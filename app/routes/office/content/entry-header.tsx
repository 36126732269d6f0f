import { Form } from "react-router";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { keyLabel } from "./content-form-state.ts";
import { entryName } from "./entry-name.ts";
import type { ListedEntry } from "./entry-table.tsx";
import { KindHint } from "./kind-hint.tsx";
import { EntryTodoTags } from "./state-tags.tsx";

/** The name and kind of an entry, its open tasks, and links to its pages. */
export function EntryHeader({ entry }: { entry: ListedEntry }) {
  const t = useMessages(editorMessages);
  const path = usePath();
  const locale = useLocale();
  const page = `/administration/contenus/${entry.id}`;
  const [name, kind] = [entryName(locale, entry), keyLabel(t.kinds, entry.kind)];
  return (
    <div className="page-head">
      <div>
        <h1>{name}</h1>
        {name !== kind && <p className="page-subtitle">{kind}</p>}
        <KindHint kind={entry.kind} />
        <EntryTodoTags entry={entry} />
      </div>
      <div className="row page-actions">
        <ButtonLink size="small" variant="secondary" to={path(`${page}/apercu`)}>
          {t.preview}
        </ButtonLink>
        <ButtonLink size="small" variant="secondary" to={path(`${page}/versions`)}>
          {t.history}
        </ButtonLink>
        {entry.states.fr?.published && (
          <ButtonLink size="small" variant="secondary" to={path(entry.address)} reloadDocument>
            {t.onSite}
          </ButtonLink>
        )}
        {entry.demo && (
          <details>
            <summary className="link-button">{t.own}</summary>
            <Form method="post" className="stack above-small">
              <p>{t.ownText}</p>
              <Button type="submit" name="intent" value="end-demo" variant="secondary" size="small">
                {t.ownYes}
              </Button>
            </Form>
          </details>
        )}
      </div>
    </div>
  );
}
