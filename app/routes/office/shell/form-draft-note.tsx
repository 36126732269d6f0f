import {
  FormDraftNote as ClientFormDraftNote,
  type FormDraftNoteProps,
} from "#app/client/drafts/form-draft-note.tsx";
import { useOfficeShell } from "./office-shell-data.ts";

/** The note about the draft of a form of the office, whose `formName` is of draft-form-names.ts. */
export function FormDraftNote(props: Omit<FormDraftNoteProps, "userKey">) {
  const { userKey } = useOfficeShell();
  return <ClientFormDraftNote userKey={userKey} {...props} />;
}
