import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { errorsMessages } from "#app/i18n/errors.ts";
import { useMessages } from "../use-messages.ts";
import { TextField } from "./text-field.tsx";
import { InPlaceResultContext } from "./use-cleared-error.ts";

type DayFieldProps = Omit<ComponentProps<typeof TextField>, "type">;

/**
 * A day, in the browser's own field. Of half a day the browser gives nothing to a form: its form stays here, and says so
 * in our words in place of the browser's, which are in another language. Its form has no `noValidate`.
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
        error={incompleteAttempts > 0 ? sentences["date-half"] : error}
        onInvalid={handleInvalid}
      />
    </InPlaceResultContext>
  );
}
