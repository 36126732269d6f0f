import { decisionsMessages } from "#app/i18n/decisions.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getIntentErrors } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** Why an offer is taken back, told to the candidate. */
export function WithdrawOfferFields({ formErrors }: { formErrors: FormErrors }) {
  const { withdrawOffer: takeBack } = useMessages(decisionsMessages);
  const { errors, typed } = getIntentErrors(formErrors, "take-back");
  return (
    <TextArea
      name="words"
      id="take-back-words"
      rows={3}
      label={takeBack.words}
      error={errors.words}
      defaultValue={typed.words}
    />
  );
}
