import { decidingMessages } from "#app/i18n/deciding.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getIntentErrors } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** Why an offer is taken back, told to the candidate. */
export function WithdrawOfferFields({ formErrors }: { formErrors: FormErrors }) {
  const { takeBack } = useMessages(decidingMessages);
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
