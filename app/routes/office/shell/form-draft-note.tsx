import { useLayoutEffect, useRef } from "react";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import type { Draft } from "#app/client/drafts/form-draft.ts";
import { useFormDraft } from "#app/client/drafts/use-form-draft.ts";
import { useOfficeShell } from "./office-shell-data.ts";

type FormDraftNoteProps = {
  /** The name of the form among those of the user (draft-form-names.ts). */
  formName: string;
  /** Whether the form was refused or previewed: its rendered values were typed by the user. */
  isReturned?: boolean;
  /** Fields that are neither stored nor restored. */
  excludedFields?: readonly string[];
  /** Whether the server has accepted this draft already, when its response was lost. */
  isAccepted?: (draft: Draft) => boolean;
};

/**
 * Inside a form of the office: stores its input on this device until it is sent, says so, and offers to start again.
 * Signing out deletes it. The route's `clientAction` must be `submitForm`, which deletes the draft once the server has
 * accepted the form.
 */
export function FormDraftNote({
  formName,
  isReturned = false,
  excludedFields,
  isAccepted,
}: FormDraftNoteProps) {
  const { userKey } = useOfficeShell();
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current = box.current?.closest("form") ?? null;
  }, []);
  const draft = useFormDraft(form, { userKey, formName, isReturned, excludedFields, isAccepted });
  return (
    <div ref={box}>
      <DraftNote draft={draft} isForm />
    </div>
  );
}
