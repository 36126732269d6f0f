import { type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useNavigation, useSubmit } from "react-router";

/**
 * An `onSubmit` for forms whose buttons with these values are clicked several times in a row, such
 * as "move up". The router aborts a running submission when the next one starts, so each click
 * waits for the answer to the one before. Before hydration, and for other buttons, the form submits
 * normally.
 */
export function useQueuedSubmit(values: readonly string[]) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const { key } = useLocation();
  const isSending = useRef(false);
  const waiting = useRef<HTMLButtonElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new history entry with another key
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
