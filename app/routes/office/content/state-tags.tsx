import type {
  EditedEntry,
  LanguageState,
} from "#app/features/content/editing/entry-list.server.ts";
import { editorWords } from "#app/i18n/editor.ts";
import { revisionWords } from "#app/i18n/revision.ts";
import { unfinishedWords } from "#app/i18n/unfinished.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Where one language of an entry is: out, to come, with a draft in hand, to be read again, or missing. */
export function StateTags({ state, isBehind }: StateTagsProps) {
  const { states } = useWords(editorWords);
  const { behind } = useWords(revisionWords);
  const { unfinished } = useWords(unfinishedWords);
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

type StateTagsProps = { state: LanguageState | undefined; isBehind?: boolean };

/** What is left to do in an entry; nothing when nothing is. */
export function LeftTags({ entry: { hidden, demo, left } }: { entry: Omit<EditedEntry, "words"> }) {
  const words = useWords(editorWords);
  return (
    <span className="row">
      {hidden && <Tag tone="neutral">{words.hidden}</Tag>}
      {demo && <Tag tone="neutral">{words.demo}</Tag>}
      {left.unproved > 0 && <Tag tone="warn">{words.unproved}</Tag>}
      {left.expired > 0 && <Tag tone="warn">{words.expired}</Tag>}
      {left.incomplete > 0 && <Tag tone="warn">{words.incomplete}</Tag>}
    </span>
  );
}
