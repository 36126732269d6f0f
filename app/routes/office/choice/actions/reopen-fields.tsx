import { reversalReasons } from "#app/features/decisions/reversal.ts";
import { decisionReversalMessages } from "#app/i18n/decision-reversal.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getIntentErrors } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** The reason for reversing a decision, and the text that the candidate reads. */
export function ReopenFields({ formErrors }: { formErrors: FormErrors }) {
  const t = useMessages(decisionReversalMessages);
  const { errors, submitted } = getIntentErrors(formErrors, "reopen-decision");
  return (
    <>
      <SelectField
        name="reversalReason"
        label={t.reason}
        emptyLabel={t.choose}
        error={errors.reversalReason}
        defaultValue={submitted.reversalReason}
        options={reversalReasons.map((value) => ({ value, label: t.reasons[value] }))}
      />
      <TextArea
        name="reversalMessage"
        rows={3}
        label={t.message}
        hint={t.messageHint}
        error={errors.reversalMessage}
        defaultValue={submitted.reversalMessage}
      />
    </>
  );
}
