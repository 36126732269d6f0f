import { useLayoutEffect, useRef } from "react";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { useFormDraft } from "#app/client/drafts/use-form-draft.ts";
import { useStudentLayoutData } from "./student-layout-data.ts";

type FormDraftNoteProps = {
  /** Which form it is, among those of the person. */
  formName: string;
  /** The form came back refused: what stands in it was typed. */
  isReturned?: boolean;
  /** Fields that are never kept nor put back. */
  excludedFields?: readonly string[];
};

/**
 * Inside a form of the student area: keeps what is typed in it on this device until it is sent, says so, and
 * offers to start again. The route's `clientAction` is `sendForm`, which deletes the draft once it is taken.
 */
export function FormDraftNote({
  formName,
  isReturned = false,
  excludedFields,
}: FormDraftNoteProps) {
  const { userKey } = useStudentLayoutData();
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current = box.current?.closest("form") ?? null;
  }, []);
  const draft = useFormDraft(form, { userKey, formName, isReturned, excludedFields });
  return (
    <div ref={box} className="kept-draft">
      <DraftNote draft={draft} isForm />
    </div>
  );
}
