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
 * put in order. One whose file was refused stays until that file is taken away or another one chosen. A button that
 * takes the form as it is (`formNoValidate`) waits for nothing.
 * `waiting`: it waits; `stays`: it was sent, and did not leave.
 */
export function useHeldForm(
  input: RefObject<HTMLInputElement | null>,
  { kind, kindNow }: { kind: Giving["kind"]; kindNow: RefObject<Giving["kind"]> },
  begin: () => void,
): { waiting: boolean; stays: boolean } {
  const [waiting, wait] = useState(false);
  const [stays, stay] = useState(false);
  const pressed = useRef<HTMLElement>(null);
  const isUnfinished = unfinished.has(kind);
  const isRefused = kind === "refused";
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const hold = (event: SubmitEvent) => {
      const is = kindNow.current;
      if (!unfinished.has(is) && is !== "refused") return;
      if (event.submitter?.hasAttribute("formnovalidate")) return;
      event.preventDefault();
      event.stopPropagation();
      if (is === "refused") {
        stay(true);
        return showRefused(form);
      }
      pressed.current = event.submitter;
      wait(true);
      if (is === "pages") begin();
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  });
  useEffect(() => {
    // What says that it waits stands above the button, which it pushes down.
    if (waiting) pressed.current?.scrollIntoView({ block: "nearest" });
  }, [waiting]);
  useEffect(() => {
    if (!waiting || isUnfinished) return;
    wait(false);
    // The button says what the form does, where it has several.
    const form = input.current?.form;
    if (kind === "received") form?.requestSubmit(pressed.current);
    if (kind !== "refused") return;
    stay(true);
    if (form) showRefused(form);
  }, [waiting, isUnfinished, kind, input]);
  useEffect(() => {
    if (!isRefused) stay(false);
  }, [isRefused]);
  return { waiting: waiting && isUnfinished, stays: stays && isRefused };
}

/** The focus goes to what can be done with the first file that was refused. */
function showRefused(form: HTMLFormElement): void {
  const card = form.querySelector(".upload.is-refused");
  // A box that was shut shows nothing, and takes no focus.
  card?.closest("details")?.setAttribute("open", "");
  card?.querySelector("button")?.focus();
}
