import { useState } from "react";
import { useLocation } from "react-router";

/**
 * A field that was refused and is changed since is no longer said to be wrong, until the next answer: nobody knows
 * yet. Its place is kept, so that nothing moves under who is typing. `onInput` is for the box of the field.
 */
export function useMended(error: unknown): { mended: boolean; onInput: () => void } {
  // Each answer is another entry of the history, also when it refuses the same again.
  const { key: answer } = useLocation();
  const [changedAfter, setChangedAfter] = useState<string>();
  return {
    mended: Boolean(error) && changedAfter === answer,
    onInput: () => setChangedAfter(answer),
  };
}
