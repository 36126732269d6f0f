import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { FileUpload } from "#app/features/documents/components/file-upload.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";

type ProofFieldProps = {
  error?: string;
  currentName?: string;
  isReturned?: boolean;
  /** The entry that the file belongs to: its id, or the key of a new entry. */
  entryKey: string;
};

/** The upload field of the proof of an entry. */
export function ProofField({ error, currentName, isReturned, entryKey }: ProofFieldProps) {
  const { userKey } = useStudentLayoutData();
  const t = useMessages(cursusMessages);
  const currentText = currentName ? ` ${t.currentProof(currentName)}` : "";
  return (
    <FileUpload
      name="proof"
      label={t.proof}
      hint={`${t.proofHint}${currentText}`}
      error={error}
      reselectHint={isReturned && t.fileAgain}
      formKey={entryKey}
      userKey={userKey}
    />
  );
}
