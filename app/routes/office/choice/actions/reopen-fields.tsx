import { reopenDecisionMessages } from "#app/features/decisions/messages/reopen-decision.ts";
import { reopenReasons } from "#app/features/decisions/reopen-decision.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getIntentErrors } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** The reason for reversing a decision, and the text that the candidate reads. */
export function ReopenFields({ formErrors }: { formErrors: FormErrors }) {
  const t = useMessages(reopenDecisionMessages);
  const { errors, submitted } = getIntentErrors(formErrors, "reopen-decision");
  return (
    <>
      <SelectField
        name="reopenReason"
        label={t.reason}
        emptyLabel={t.choose}
        error={errors.reopenReason}
        defaultValue={submitted.reopenReason}
        options={reopenReasons.map((value) => ({ value, label: t.reasons[value] }))}
      />
      <TextArea
        name="reopenMessage"
        rows={3}
        label={t.message}
        hint={t.messageHint}
        error={errors.reopenMessage}
        defaultValue={submitted.reopenMessage}
      />
    </>
  );
}
