import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import { getIntentErrors, getSubmittedDate } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** Unconditional or conditional offer, its conditions, and the last day to answer. */
export function OfferFields({
  choice,
  formErrors,
}: {
  choice: ChoiceView;
  formErrors: FormErrors;
}) {
  const { offer } = useMessages(decisionsMessages);
  const { dates } = useMessages(applicationMessages);
  const { errors, submitted } = getIntentErrors(formErrors, "offer");
  return (
    <>
      <RadioGroup
        name="terms"
        label={offer.kind}
        error={errors.terms}
        defaultValue={submitted.terms}
        options={[
          { value: "unconditional", label: offer.unconditional },
          { value: "conditional", label: offer.conditional },
        ]}
      />
      <TextArea
        name="conditions"
        rows={3}
        label={offer.conditions}
        hint={offer.conditionsHint}
        error={errors.conditions}
        defaultValue={submitted.conditions}
        className="offer-conditions"
      />
      <DateField
        name="answerOn"
        label={offer.last}
        hint={offer.lastHint(choice.answerDays)}
        error={errors.answerOn}
        parts={dates}
        defaultValue={getSubmittedDate(submitted, "answerOn")}
      />
    </>
  );
}
