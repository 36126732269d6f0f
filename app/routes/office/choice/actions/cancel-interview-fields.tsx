import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getIntentErrors } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** The reason for cancelling an interview, which the candidate reads. */
export function CancelInterviewFields({ formErrors }: { formErrors: FormErrors }) {
  const { cancel } = useMessages(interviewMessages);
  const { errors, submitted } = getIntentErrors(formErrors, "cancel-interview");
  return (
    <TextArea
      name="cancelReason"
      rows={2}
      label={cancel.reason}
      error={errors.cancelReason}
      defaultValue={submitted.cancelReason}
    />
  );
}
