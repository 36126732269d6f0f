import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { withdrawalReasons } from "#app/features/decisions/withdrawal.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type WithdrawalFieldsProps = {
  label: string;
  submitted: Record<string, string> | undefined;
  errors: Record<string, string>;
};

/** Why a choice is withdrawn or an offer declined: a reason and a text, both optional. */
export function WithdrawalFields({ label, submitted, errors }: WithdrawalFieldsProps) {
  const { withdraw: withdrawalText } = useMessages(postSubmissionMessages);
  return (
    <>
      <SelectField
        name="reason"
        label={label}
        optional={withdrawalText.optional}
        emptyLabel={withdrawalText.choose}
        error={errors.reason}
        defaultValue={submitted?.reason}
        options={withdrawalReasons.map((value) => ({
          value,
          label: withdrawalText.reasons[value],
        }))}
      />
      <TextArea
        name="words"
        rows={3}
        label={withdrawalText.comment}
        optional={withdrawalText.optional}
        error={errors.words}
        defaultValue={submitted?.words}
        dir="auto"
      />
    </>
  );
}
