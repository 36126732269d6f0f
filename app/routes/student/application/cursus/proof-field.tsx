import { FileUpload } from "#app/features/documents/components/file-upload.tsx";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useFrame } from "../../frame/frame.ts";

type ProofFieldProps = {
  error?: string;
  current?: string;
  again?: boolean;
  /** Which entry it is for: an identifier, or a word for a new one. */
  place: string;
};

/** The proof of an entry. */
export function ProofField({ error, current, again, place }: ProofFieldProps) {
  const { person } = useFrame();
  const t = useMessages(cursusMessages);
  const now = current ? ` ${t.currentProof(current)}` : "";
  return (
    <FileUpload
      name="proof"
      label={t.proof}
      hint={`${t.proofHint}${now}`}
      error={error}
      reselectHint={again && t.fileAgain}
      formKey={place}
      userKey={person}
    />
  );
}
