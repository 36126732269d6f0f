import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { errorsMessages } from "#app/i18n/errors.ts";
import { useMessages } from "../use-messages.ts";
import { TextField } from "./text-field.tsx";
import { InPlaceResultContext } from "./use-cleared-error.ts";

type DayFieldProps = Omit<ComponentProps<typeof TextField>, "type">;

/**
 * A native date input. For a partly filled date the browser submits an empty value, so this field blocks the submission
 * and shows our message: the browser's own is in the language of the browser. The form must not have `noValidate`.
 */
export function DayField({ error, ...field }: DayFieldProps) {
  const sentences = useMessages(errorsMessages);
  const [incompleteAttempts, setIncompleteAttempts] = useState(0);
  const handleInvalid = (event: SyntheticEvent<HTMLInputElement>) => {
    event.preventDefault();
    setIncompleteAttempts(incompleteAttempts + 1);
    const { form } = event.currentTarget;
    if (form?.querySelector("input:invalid") === event.currentTarget) event.currentTarget.focus();
  };
  return (
    <InPlaceResultContext value={incompleteAttempts}>
      <TextField
        {...field}
        type="date"
        error={incompleteAttempts > 0 ? sentences["date-incomplete"] : error}
        onInvalid={handleInvalid}
      />
    </InPlaceResultContext>
  );
}
