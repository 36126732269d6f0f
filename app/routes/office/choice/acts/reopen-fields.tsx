import { reversalReasons } from "#app/features/decisions/reversal.ts";
import { reversalWords } from "#app/i18n/reversal.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { ownErrors } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";

/** Why a decision is taken back, and what the candidate is told. */
export function ReopenFields({ wrong }: { wrong: Wrong }) {
  const words = useWords(reversalWords);
  const { errors, typed } = ownErrors(wrong, "reopen");
  return (
    <>
      <SelectField
        name="reversalReason"
        label={words.reason}
        empty={words.choose}
        error={errors.reversalReason}
        defaultValue={typed.reversalReason}
        options={reversalReasons.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <TextArea
        name="reversalWords"
        rows={3}
        label={words.words}
        hint={words.wordsHint}
        error={errors.reversalWords}
        defaultValue={typed.reversalWords}
      />
    </>
  );
}
