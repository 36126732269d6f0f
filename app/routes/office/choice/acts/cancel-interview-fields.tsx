import { interviewWords } from "#app/i18n/interview.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { ownErrors } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";
import type { ChoiceView } from "../view.server.ts";

/** Why an interview is cancelled, told to the candidate. */
export function CancelInterviewFields({ choice, wrong }: { choice: ChoiceView; wrong: Wrong }) {
  const { cancel } = useWords(interviewWords);
  const { errors, typed } = ownErrors(wrong, "cancel-interview");
  return (
    <>
      <input type="hidden" name="interview" value={choice.interviews.mark} />
      <TextArea
        name="cancelBecause"
        rows={2}
        label={cancel.words}
        error={errors.cancelBecause}
        defaultValue={typed.cancelBecause}
      />
    </>
  );
}
