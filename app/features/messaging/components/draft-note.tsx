import { messagingWords } from "#app/i18n/messaging.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { KeptDraft } from "./use-draft.ts";

/** Says that what is being written stays on this device, and takes it away. */
export function DraftNote({ draft }: { draft: KeptDraft }) {
  const { draft: words } = useWords(messagingWords);
  const isErased = draft.is === "erased";
  return (
    <div className="draft-note">
      <p role="status" className="tiny-text muted">
        {draft.is !== "nothing" && words[draft.is]}
      </p>
      {draft.is !== "nothing" && (
        <Button variant="link" onClick={isErased ? draft.putBack : draft.erase}>
          {isErased ? words.putBack : words.erase}
        </Button>
      )}
    </div>
  );
}
