import { useLayoutEffect, useRef } from "react";
import { DraftNote } from "#app/late/drafts/draft-note.tsx";
import { useFormDraft } from "#app/late/drafts/use-form-draft.ts";
import { useFrame } from "./frame.ts";

type KeptDraftProps = {
  /** Which form it is, among those of the person. */
  place: string;
  /** The form came back refused: what stands in it was typed. */
  isReturned?: boolean;
  /** Fields that are never kept nor put back. */
  leftOut?: readonly string[];
};

/**
 * Inside a form of the student area: keeps what is typed in it on this device until it is sent, says so, and
 * offers to start again. The route's `clientAction` is `sendForm`, which deletes the draft once it is taken.
 */
export function KeptDraft({ place, isReturned = false, leftOut }: KeptDraftProps) {
  const { person } = useFrame();
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current = box.current?.closest("form") ?? null;
  }, []);
  const draft = useFormDraft(form, { person, place, isReturned, leftOut });
  return (
    <div ref={box} className="kept-draft">
      <DraftNote draft={draft} isForm />
    </div>
  );
}
