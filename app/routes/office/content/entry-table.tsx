import { Form, Link } from "react-router";
import type { EditableEntry } from "#app/features/content/editing/entry-list.server.ts";
import { isTranslationStale } from "#app/features/content/entry.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQueuedSubmit } from "../shell/use-queued-submit.ts";
import { entryName } from "./entry-name.ts";
import { EntryTodoTags, LanguageStateTags } from "./state-tags.tsx";

export type ListedEntry = Omit<EditableEntry, "dataByLocale">;

type EntryTableProps = { caption: string; entries: ListedEntry[]; canReorder: boolean };

/**
 * The entries of one kind, in the order of the site. Repeatable ones have buttons to move and hide
 * them.
 */
export function EntryTable({ caption, entries, canReorder }: EntryTableProps) {
  const t = useMessages(editorMessages);
  const path = usePath();
  const locale = useLocale();
  const actionsColumn = {
    id: "actions",
    label: t.orderAndVisibility,
    isActions: true,
    cell: (entry: ListedEntry) => (
      <EntryActions id={entry.id} hidden={entry.hidden} title={entryName(locale, entry)} />
    ),
  };
  return (
    <DataTable
      caption={caption}
      rows={entries}
      getKey={(row) => row.id}
      columns={[
        {
          id: "title",
          label: t.entry,
          isHead: true,
          cell: (entry) => (
            <Link to={path(`/administration/contenus/${entry.id}`)}>
              {entryName(locale, entry)}
            </Link>
          ),
        },
        {
          id: "fr",
          label: t.french,
          cell: ({ states }) => <LanguageStateTags state={states.fr} />,
        },
        {
          id: "en",
          label: t.english,
          cell: ({ states }) => (
            <LanguageStateTags state={states.en} isStale={isTranslationStale(states)} />
          ),
        },
        { id: "left", label: t.remaining, cell: (entry) => <EntryTodoTags entry={entry} /> },
        ...(canReorder ? [actionsColumn] : []),
      ]}
    />
  );
}

type EntryActionsProps = { id: string; title: string; hidden: boolean };

function EntryActions({ id, title, hidden }: EntryActionsProps) {
  const t = useMessages(editorMessages);
  const visibility = hidden ? t.show : t.hide;
  const onSubmit = useQueuedSubmit(["up", "down"]);
  return (
    <Form method="post" className="row" preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="entry" value={id} />
      <Button
        type="submit"
        name="intent"
        value="up"
        variant="secondary"
        size="small"
        aria-label={t.up(title)}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        type="submit"
        name="intent"
        value="down"
        variant="secondary"
        size="small"
        aria-label={t.down(title)}
      >
        <Icon name="arrow-down" />
      </Button>
      <Button
        type="submit"
        name="intent"
        value={hidden ? "show" : "hide"}
        variant="link"
        aria-label={t.of(visibility, title)}
      >
        {visibility}
      </Button>
    </Form>
  );
}
