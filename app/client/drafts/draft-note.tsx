import { localDraftMessages } from "#app/i18n/local-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { FormDraft } from "./use-form-draft.ts";

type DraftNoteProps = {
  draft: FormDraft;
  /** Whether the form has many fields: the button then says “start again”. */
  isForm?: boolean;
};

/** Says that this device stores or has restored the typed text, and offers to erase it. */
export function DraftNote({ draft, isForm = false }: DraftNoteProps) {
  const t = useMessages(localDraftMessages);
  const { status } = draft;
  const isErased = status === "erased";
  const erase = isForm ? t.startAgain : t.erase;
  return (
    <div className="draft-note">
      <p role="status" className="tiny-text muted">
        {status !== "nothing" && t[status === "restored" && !isForm ? "saved" : status]}
      </p>
      {status !== "nothing" && (
        <Button variant="link" onClick={isErased ? draft.restore : draft.erase}>
          {isErased ? t.putBack : erase}
        </Button>
      )}
    </div>
  );
}
