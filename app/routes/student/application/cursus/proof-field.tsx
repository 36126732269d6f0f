import { GivenFile } from "#app/features/documents/components/given-file.tsx";
import { cursusWords } from "#app/i18n/cursus.ts";
import { useWords } from "#app/ui/use-words.ts";
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
  const words = useWords(cursusWords);
  const now = current ? ` ${words.currentProof(current)}` : "";
  return (
    <GivenFile
      name="proof"
      label={words.proof}
      hint={`${words.proofHint}${now}`}
      error={error}
      again={again && words.fileAgain}
      place={place}
      person={person}
    />
  );
}
