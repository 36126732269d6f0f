import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
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

/** Gives a request another last day; its reopened sections stay open until the end of that day. */
export function ExtendDeadlineForm({ request, days, formErrors }: ExtendDeadlineFormProps) {
  const { extendDeadline } = useMessages(correctionMessages).office;
  const { dates } = useMessages(applicationMessages);
  const field = `deadline-${request.id}`;
  const error = formErrors.errors?.[field];
  return (
    <RequestAction request={request} title={extendDeadline.title} open={error !== undefined}>
      <DateField
        id={field}
        name="dueOn"
        label={extendDeadline.day}
        hint={extendDeadline.hint(days)}
        error={error}
        parts={dates}
        defaultValue={error ? getSubmittedDate(formErrors.submitted ?? {}, "dueOn") : undefined}
      />
      <Button type="submit" name="intent" value="extend-deadline" variant="secondary" size="small">
        {extendDeadline.submit}
      </Button>
    </RequestAction>
  );
}
