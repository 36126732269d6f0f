import { FileUpload } from "#app/features/documents/components/file-upload.tsx";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";

type ProofFieldProps = {
  error?: string;
  currentName?: string;
  isReturned?: boolean;
  /** Which entry it is for: an identifier, or a word for a new one. */
  entryKey: string;
};

/** The proof of an entry. */
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
