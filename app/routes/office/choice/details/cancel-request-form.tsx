import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import type { FormErrors } from "../use-form-errors.ts";
import { RequestAction } from "./request-action.tsx";

type CancelRequestFormProps = { request: { id: string; words: string }; formErrors: FormErrors };

/** Cancels a request made by mistake, with a reason that the candidate reads. */
export function CancelRequestForm({ request, formErrors }: CancelRequestFormProps) {
  const { cancel } = useMessages(decisionsMessages);
  const field = `cancel-${request.id}`;
  const error = formErrors.errors?.[field];
  return (
    <RequestAction request={request} title={cancel.title} open={error !== undefined}>
      <TextArea
        id={field}
        name="reason"
        rows={2}
        label={cancel.reason}
        error={error}
        defaultValue={error && formErrors.submitted?.reason}
      />
      <div className="actions">
        <Button type="submit" name="intent" value="cancel-request" variant="danger" size="small">
          {cancel.submit}
        </Button>
        <FormDraftNote formName={`cancel-request/${request.id}`} isReturned={error !== undefined} />
      </div>
    </RequestAction>
  );
}
