import { useLayoutEffect, useRef } from "react";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { useFormDraft } from "#app/client/drafts/use-form-draft.ts";
import { useStudentLayoutData } from "./student-layout-data.ts";

type FormDraftNoteProps = {
  /** The name of the form among those of the user. */
  formName: string;
  /** Whether the form was refused: its rendered values were typed by the user. */
  isReturned?: boolean;
  /** Fields that are neither stored nor restored. */
  excludedFields?: readonly string[];
};

/**
 * Inside a form of the student area: stores its input on this device until it is sent, says so, and offers to start
 * again. The route's `clientAction` must be `submitForm` or `submitFormReportingLoss`, which delete the draft once
 * the server has accepted the form.
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
    <div ref={box}>
      <DraftNote draft={draft} isForm />
    </div>
  );
}
