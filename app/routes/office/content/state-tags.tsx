import type {
  EditableEntry,
  LanguageState,
} from "#app/features/content/editing/entry-list.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { staleTranslationMessages } from "#app/features/content/messages/stale-translation.ts";
import { unfinishedMessages } from "#app/i18n/unfinished.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * The state of one language of an entry: published, scheduled, draft, unfinished, stale or missing.
 */
export function LanguageStateTags({ state, isStale }: LanguageStateTagsProps) {
  const { states } = useMessages(editorMessages);
  const { stale } = useMessages(staleTranslationMessages);
  const { unfinished } = useMessages(unfinishedMessages);
  if (!state) return <Tag tone="warn">{states.missing}</Tag>;
  return (
    <span className="row">
      {state.published && <Tag tone="ok">{states.published}</Tag>}
      {state.scheduled && <Tag tone="info">{states.scheduled}</Tag>}
      {state.newest.isDraft && state.newest.isWhole && <Tag tone="line">{states.draft}</Tag>}
      {!state.newest.isWhole && <Tag tone="warn">{unfinished}</Tag>}
      {isStale && <Tag tone="warn">{stale}</Tag>}
    </span>
  );
}

type LanguageStateTagsProps = { state: LanguageState | undefined; isStale?: boolean };

/** The open tasks of an entry. */
export function EntryTodoTags({
  entry: { hidden, demo, issues },
}: {
  entry: Omit<EditableEntry, "dataByLocale">;
}) {
  const t = useMessages(editorMessages);
  return (
    <span className="row">
      {hidden && <Tag tone="neutral">{t.hidden}</Tag>}
      {demo && <Tag tone="neutral">{t.demo}</Tag>}
      {issues.unproved > 0 && <Tag tone="warn">{t.unproved}</Tag>}
      {issues.expired > 0 && <Tag tone="warn">{t.expired}</Tag>}
      {issues.incomplete > 0 && <Tag tone="warn">{t.incomplete}</Tag>}
    </span>
  );
}
