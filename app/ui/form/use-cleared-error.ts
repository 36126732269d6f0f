import { createContext, type FormEvent, useContext, useState } from "react";
import { useLocation } from "react-router";

/**
 * Latest result of a form that is submitted without a navigation (autosave, a native validation); a new value per
 * result.
 */
export const InPlaceResultContext = createContext<unknown>(null);

/**
 * Hides the error of a field from its first edit until the next result, because the new value is not validated yet. The
 * space of the error is not removed, so the layout does not shift while the user types. Put `onInput` on the element
 * around the field.
 */
export function useClearedError(error: unknown) {
  // Each submission adds a history entry, even when the same error comes back.
  const { key: navigationKey } = useLocation();
  const inPlaceResult = useContext(InPlaceResultContext);
  const [edit, setEdit] = useState<{
    error: unknown;
    navigationKey: string;
    inPlaceResult: unknown;
  }>();
  return {
    isCleared: Boolean(
      error &&
        edit?.error === error &&
        edit.navigationKey === navigationKey &&
        edit.inPlaceResult === inPlaceResult,
    ),
    onInput({ target }: FormEvent) {
      // A chosen file is validated at once by its own upload code.
      if ((target as HTMLInputElement).type !== "file")
        setEdit({ error, navigationKey, inPlaceResult });
    },
  };
}
