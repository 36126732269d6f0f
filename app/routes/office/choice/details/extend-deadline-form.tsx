import { applicationMessages } from "#app/i18n/application.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/form/date-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getSubmittedDate } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";
import { RequestAction } from "./request-action.tsx";

type ExtendDeadlineFormProps = {
  request: { id: string; words: string };
  days: number;
  formErrors: FormErrors;
};

/** Gives more time to answer what was asked; sections that are shut open again. */
export function ExtendDeadlineForm({ request, days, formErrors }: ExtendDeadlineFormProps) {
  const { extendDeadline: prolong } = useMessages(correctionMessages).office;
  const { dates } = useMessages(applicationMessages);
  const field = `prolong-${request.id}`;
  const error = formErrors.errors?.[field];
  return (
    <RequestAction request={request} title={prolong.title} open={error !== undefined}>
      <DateField
        id={field}
        name="dueOn"
        label={prolong.day}
        hint={prolong.hint(days)}
        error={error}
        parts={dates}
        defaultValue={error ? getSubmittedDate(formErrors.typed ?? {}, "dueOn") : undefined}
      />
      <Button type="submit" name="intent" value="prolong" variant="secondary" small>
        {prolong.act}
      </Button>
    </RequestAction>
  );
}
