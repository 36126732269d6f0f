import { useLayoutEffect, useRef } from "react";
import { DraftNote } from "./draft-note.tsx";
import type { Draft } from "./form-draft.ts";
import { useFormDraft } from "./use-form-draft.ts";

export type FormDraftNoteProps = {
  /** The key of the user of the page; no other user sees the draft. */
  userKey: string;
  /** The name of the form among those of the user. */
  formName: string;
  /** Whether the form was refused or previewed: its rendered values were typed by the user. */
  isReturned?: boolean;
  /** Fields that are neither stored nor restored. */
  excludedFields?: readonly string[];
  /** Whether the server has accepted this draft already, when its response was lost. */
  isAccepted?: (draft: Draft) => boolean;
};

/**
 * Inside a form: stores its input on this device until it is sent, says so, and offers to start again. Signing out
 * deletes it. The route's `clientAction` must be `submitForm` or `submitFormReportingLoss`, which delete the draft once
 * the server has accepted the form.
 */
export function FormDraftNote({ isReturned = false, ...options }: FormDraftNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current = box.current?.closest("form") ?? null;
  }, []);
  const draft = useFormDraft(form, { isReturned, ...options });
  return (
    <div ref={box}>
      <DraftNote draft={draft} isForm />
    </div>
  );
}
