import { type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useNavigation, useSubmit } from "react-router";

/**
 * The `onSubmit` of a form whose buttons with these values may be pressed again before the answer: a move by one place.
 * The navigation of a press would be aborted by the next one, perhaps before it was sent: a press waits for the answer to
 * the one before. Without a script, and for its other buttons, the form is sent as any other.
 */
export function useQueuedSubmit(values: readonly string[]) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const { key } = useLocation();
  const isSending = useRef(false);
  const waiting = useRef<HTMLButtonElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to a press is a new entry of the history
  useEffect(() => {
    if (state !== "idle") return;
    const next = waiting.current.shift();
    isSending.current = next !== undefined;
    if (next) submit(next, { preventScrollReset: true });
  }, [state, key]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || !values.includes(submitter.value)) return;
    if (isSending.current) {
      event.preventDefault();
      waiting.current.push(submitter);
    }
    isSending.current = true;
  };
}
