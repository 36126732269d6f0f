import { type RefObject, useEffect, useRef, useState } from "react";
import type { Giving } from "./use-sending.ts";

const unfinished = new Set<Giving["kind"]>([
  "pages",
  "preparing",
  "sending",
  "paused",
  "unread",
  "signed-out",
]);

/**
 * A form whose file is on its way waits for it, and then leaves by itself; `begin` sends pages that were only
 * put in order. True while it waits.
 */
export function useHeldForm(
  input: RefObject<HTMLInputElement | null>,
  kind: Giving["kind"],
  begin: () => void,
): boolean {
  const [waiting, wait] = useState(false);
  const pressed = useRef<HTMLElement>(null);
  const isUnfinished = unfinished.has(kind);
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !isUnfinished) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      pressed.current = event.submitter;
      wait(true);
      if (kind === "pages") begin();
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  });
  useEffect(() => {
    if (!waiting || isUnfinished) return;
    wait(false);
    // The button says what the form does, where it has several.
    if (kind === "received") input.current?.form?.requestSubmit(pressed.current);
  }, [waiting, isUnfinished, kind, input]);
  return waiting && isUnfinished;
}
