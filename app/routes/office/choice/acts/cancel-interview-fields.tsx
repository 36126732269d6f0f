import { interviewMessages } from "#app/i18n/interview.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { ownErrors } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";

/** Why an interview is cancelled, told to the candidate. */
export function CancelInterviewFields({ wrong }: { wrong: Wrong }) {
  const { cancel } = useMessages(interviewMessages);
  const { errors, typed } = ownErrors(wrong, "cancel-interview");
  return (
    <TextArea
      name="cancelBecause"
      rows={2}
      label={cancel.words}
      error={errors.cancelBecause}
      defaultValue={typed.cancelBecause}
    />
  );
}
