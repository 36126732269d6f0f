import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getIntentErrors } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** The reason for withdrawing an offer, which the candidate reads. */
export function WithdrawOfferFields({ formErrors }: { formErrors: FormErrors }) {
  const { withdrawOffer } = useMessages(decisionsMessages);
  const { errors, submitted } = getIntentErrors(formErrors, "withdraw-offer");
  return (
    <TextArea
      name="reason"
      id="withdraw-offer-reason"
      rows={3}
      label={withdrawOffer.reason}
      error={errors.reason}
      defaultValue={submitted.reason}
    />
  );
}
