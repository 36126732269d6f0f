import { reversalReasons } from "#app/features/decisions/reversal.ts";
import { reversalMessages } from "#app/i18n/reversal.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { ownErrors } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";

/** Why a decision is taken back, and what the candidate is told. */
export function ReopenFields({ wrong }: { wrong: Wrong }) {
  const t = useMessages(reversalMessages);
  const { errors, typed } = ownErrors(wrong, "reopen");
  return (
    <>
      <SelectField
        name="reversalReason"
        label={t.reason}
        empty={t.choose}
        error={errors.reversalReason}
        defaultValue={typed.reversalReason}
        options={reversalReasons.map((value) => ({ value, label: t.reasons[value] }))}
      />
      <TextArea
        name="reversalWords"
        rows={3}
        label={t.words}
        hint={t.wordsHint}
        error={errors.reversalWords}
        defaultValue={typed.reversalWords}
      />
    </>
  );
}
