import { Form } from "react-router";
import { editorWords } from "#app/i18n/editor.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { entryName } from "./entry-name.ts";
import type { ListedEntry } from "./entry-table.tsx";
import { labelOf } from "./filled.ts";
import { KindHint } from "./kind-hint.tsx";
import { LeftTags } from "./state-tags.tsx";

/** What an entry is, what is left to do in it, and the pages about it. */
export function EntryHead({ entry }: { entry: ListedEntry }) {
  const words = useWords(editorWords);
  const path = usePath();
  const locale = useLocale();
  const page = `/administration/contenus/${entry.id}`;
  const [name, kind] = [entryName(locale, entry), labelOf(words.kinds, entry.kind)];
  return (
    <div className="page-head">
      <div>
        <h1>{name}</h1>
        {name !== kind && <p className="page-subtitle">{kind}</p>}
        <KindHint kind={entry.kind} />
        <LeftTags entry={entry} />
      </div>
      <div className="row page-actions">
        <ButtonLink small variant="secondary" to={path(`${page}/apercu`)}>
          {words.preview}
        </ButtonLink>
        <ButtonLink small variant="secondary" to={path(`${page}/versions`)}>
          {words.history}
        </ButtonLink>
        {entry.states.fr?.published && (
          <ButtonLink small variant="secondary" to={path(entry.address)} reloadDocument>
            {words.onSite}
          </ButtonLink>
        )}
        {entry.demo && (
          <details>
            <summary className="link-button">{words.own}</summary>
            <Form method="post" className="stack above-small">
              <p>{words.ownText}</p>
              <Button type="submit" name="do" value="own" variant="secondary" small>
                {words.ownYes}
              </Button>
            </Form>
          </details>
        )}
      </div>
    </div>
  );
}
