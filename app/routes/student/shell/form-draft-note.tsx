import {
  FormDraftNote as ClientFormDraftNote,
  type FormDraftNoteProps,
} from "#app/client/drafts/form-draft-note.tsx";
import { useStudentLayoutData } from "./student-layout-data.ts";

/** The note about the draft of a form of the student area. */
export function FormDraftNote(props: Omit<FormDraftNoteProps, "userKey">) {
  const { userKey } = useStudentLayoutData();
  return <ClientFormDraftNote userKey={userKey} {...props} />;
}
