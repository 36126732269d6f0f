import { Form, Link } from "react-router";
import type { LinkingEntry } from "#app/features/content/editing/linking-entries.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { keyLabel } from "./content-form-state.ts";
import { entryName } from "./entry-name.ts";
import type { ListedEntry } from "./entry-table.tsx";

type LinkedNoticeProps = {
  linked: { entry: string; links: LinkingEntry[] };
  entries: ListedEntry[];
};

/** Before an entry is hidden: the entries that link to it, and the button that hides it anyway. */
export function LinkedNotice({ linked, entries }: LinkedNoticeProps) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const path = usePath();
  const hidden = entries.find(({ id }) => id === linked.entry);
  const languages = { fr: t.french, en: t.english };
  return (
    <ActionResult result={linked}>
      <Notice
        tone="warn"
        title={t.linked["entry-linked"](hidden ? entryName(locale, hidden) : t.entry)}
      >
        <ul>
          {linked.links.map(({ entryId, kind, title, locale: language, state }) => (
            <li key={entryId + language}>
              <Link to={path(`/administration/contenus/${entryId}`)}>{title}</Link>
              {` · ${[keyLabel(t.kinds, kind), languages[language], t.states[state]].join(" · ")}`}
            </li>
          ))}
        </ul>
        <p>{t.linked.text}</p>
        <Form method="post" className="row" preventScrollReset>
          <input type="hidden" name="entry" value={linked.entry} />
          <input type="hidden" name="confirmed" value="yes" />
          <Button type="submit" name="intent" value="hide" variant="secondary" size="small">
            {t.linked.hide}
          </Button>
        </Form>
      </Notice>
    </ActionResult>
  );
}
