import { decidingMessages } from "#app/i18n/deciding.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Wrong } from "../use-wrong.ts";
import { RequestAct } from "./request-act.tsx";

type CancelFormProps = { request: { id: string; words: string }; wrong: Wrong };

/** Cancels what was asked by mistake, with a reason for the candidate. */
export function CancelForm({ request, wrong }: CancelFormProps) {
  const { cancel } = useMessages(decidingMessages);
  const field = `cancel-${request.id}`;
  const error = wrong.errors?.[field];
  return (
    <RequestAct request={request} title={cancel.title} open={error !== undefined}>
      <TextArea
        id={field}
        name="words"
        rows={2}
        label={cancel.words}
        error={error}
        defaultValue={error && wrong.typed?.words}
      />
      <Button type="submit" name="intent" value="cancel-request" variant="danger" small>
        {cancel.act}
      </Button>
    </RequestAct>
  );
}
