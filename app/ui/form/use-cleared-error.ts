import { createContext, type FormEvent, useContext, useState } from "react";
import { useLocation } from "react-router";

/** The last answer to a form that is answered where it stands, as one that saves itself: another each time. */
export const InPlaceResultContext = createContext<unknown>(null);

/**
 * A field that was refused and is changed since is no longer said to be wrong, until the next answer: nobody knows
 * yet. Its place is kept, so that nothing moves under who is typing. `onInput` is for the box of the field.
 */
export function useClearedError(error: unknown) {
  // Each answer is another entry of the history, also when it refuses the same again; or another one here.
  const { key: navigationKey } = useLocation();
  const inPlaceResult = useContext(InPlaceResultContext);
  const [edit, setEdit] = useState<{ error: unknown; answer: string; here: unknown }>();
  return {
    isCleared: Boolean(
      error &&
        edit?.error === error &&
        edit.answer === navigationKey &&
        edit.here === inPlaceResult,
    ),
    onInput({ target }: FormEvent) {
      // A file that is chosen is judged at once, by who takes it.
      if ((target as HTMLInputElement).type !== "file")
        setEdit({ error, answer: navigationKey, here: inPlaceResult });
    },
  };
}
