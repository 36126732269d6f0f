import { draftWords } from "#app/i18n/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { FormDraft } from "./use-form-draft.ts";

type DraftNoteProps = {
  draft: FormDraft;
  /** The note of a form with many fields: to erase is to start again. */
  isForm?: boolean;
};

/** Says that this device keeps what is typed, or has put it back, and offers to erase it. */
export function DraftNote({ draft, isForm = false }: DraftNoteProps) {
  const words = useWords(draftWords);
  const { is } = draft;
  const isErased = is === "erased";
  const erase = isForm ? words.startAgain : words.erase;
  return (
    <div className="draft-note">
      <p role="status" className="tiny-text muted">
        {is !== "nothing" && words[is === "restored" && !isForm ? "kept" : is]}
      </p>
      {is !== "nothing" && (
        <Button variant="link" onClick={isErased ? draft.putBack : draft.erase}>
          {isErased ? words.putBack : erase}
        </Button>
      )}
    </div>
  );
}
