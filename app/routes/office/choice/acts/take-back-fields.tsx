import { decidingMessages } from "#app/i18n/deciding.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { ownErrors } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";

/** Why an offer is taken back, told to the candidate. */
export function TakeBackFields({ wrong }: { wrong: Wrong }) {
  const { takeBack } = useMessages(decidingMessages);
  const { errors, typed } = ownErrors(wrong, "take-back");
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
