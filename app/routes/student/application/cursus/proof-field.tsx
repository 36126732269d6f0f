import { useState } from "react";
import { sentenceOf } from "#app/features/admissions/reason.ts";
import { ACCEPT, LARGEST_FILE } from "#app/features/documents/document.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { FileField } from "#app/ui/form/file-field.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";

type ProofFieldProps = { error?: string; current?: string; again?: boolean };

/** The proof of an entry. One that is too large is told before its bytes are sent and paid for. */
export function ProofField({ error, current, again }: ProofFieldProps) {
  const { cursus: words } = useWords(applicationWords);
  const locale = useLocale();
  const [tooLarge, setTooLarge] = useState<string>();
  return (
    <FileField
      name="proof"
      label={words.proof}
      hint={[words.proofHint, current && words.currentProof(current), again && words.fileAgain]
        .filter(Boolean)
        .join(" ")}
      error={tooLarge ?? error}
      accept={ACCEPT}
      onChange={({ currentTarget: input }) => {
        const size = input.files?.[0]?.size ?? 0;
        const large = size > LARGEST_FILE;
        setTooLarge(large ? sentenceOf(locale, `file-too-large:${size}B`) : undefined);
        // Nothing of it is sent.
        if (large) input.value = "";
      }}
    />
  );
}
