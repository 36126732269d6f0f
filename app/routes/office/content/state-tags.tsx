import type {
  EditableEntry,
  LanguageState,
} from "#app/features/content/editing/entry-list.server.ts";
import { editorMessages } from "#app/i18n/editor.ts";
import { staleTranslationMessages } from "#app/i18n/stale-translation.ts";
import { unfinishedMessages } from "#app/i18n/unfinished.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Where one language of an entry is: out, to come, with a draft in hand, to be read again, or missing. */
export function LanguageStateTags({ state, isBehind }: LanguageStateTagsProps) {
  const { states } = useMessages(editorMessages);
  const { behind } = useMessages(staleTranslationMessages);
  const { unfinished } = useMessages(unfinishedMessages);
  if (!state) return <Tag tone="warn">{states.missing}</Tag>;
  return (
    <span className="row">
      {state.published && <Tag tone="ok">{states.published}</Tag>}
      {state.scheduled && <Tag tone="info">{states.scheduled}</Tag>}
      {state.newest.isDraft && state.newest.isWhole && <Tag tone="line">{states.draft}</Tag>}
      {!state.newest.isWhole && <Tag tone="warn">{unfinished}</Tag>}
      {isBehind && <Tag tone="warn">{behind}</Tag>}
    </span>
  );
}

type LanguageStateTagsProps = { state: LanguageState | undefined; isBehind?: boolean };

/** What is left to do in an entry; nothing when nothing is. */
export function EntryTodoTags({
  entry: { hidden, demo, issues: left },
}: {
  entry: Omit<EditableEntry, "dataByLocale">;
}) {
  const t = useMessages(editorMessages);
  return (
    <span className="row">
      {hidden && <Tag tone="neutral">{t.hidden}</Tag>}
      {demo && <Tag tone="neutral">{t.demo}</Tag>}
      {left.unproved > 0 && <Tag tone="warn">{t.unproved}</Tag>}
      {left.expired > 0 && <Tag tone="warn">{t.expired}</Tag>}
      {left.incomplete > 0 && <Tag tone="warn">{t.incomplete}</Tag>}
    </span>
  );
}
