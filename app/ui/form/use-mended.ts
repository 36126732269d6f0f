import { createContext, type FormEvent, useContext, useState } from "react";
import { useLocation } from "react-router";

/** The last answer to a form that is answered where it stands, as one that saves itself: another each time. */
export const AnswerHere = createContext<unknown>(null);

/**
 * A field that was refused and is changed since is no longer said to be wrong, until the next answer: nobody knows
 * yet. Its place is kept, so that nothing moves under who is typing. `onInput` is for the box of the field.
 */
export function useMended(error: unknown) {
  // Each answer is another entry of the history, also when it refuses the same again; or another one here.
  const { key: answer } = useLocation();
  const here = useContext(AnswerHere);
  const [changed, change] = useState<{ error: unknown; answer: string; here: unknown }>();
  return {
    mended: Boolean(
      error && changed?.error === error && changed.answer === answer && changed.here === here,
    ),
    onInput({ target }: FormEvent) {
      // A file that is chosen is judged at once, by who takes it.
      if ((target as HTMLInputElement).type !== "file") change({ error, answer, here });
    },
  };
}
