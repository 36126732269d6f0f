import { type RefObject, useEffect, useRef, useState } from "react";
import type { FileFieldState } from "./use-file-upload.ts";

const unfinishedKinds = new Set<FileFieldState["kind"]>([
  "pages",
  "preparing",
  "sending",
  "paused",
  "unread",
  "signed-out",
]);

/**
 * Delays the submit of a form until its file is uploaded, and blocks it after a refused file. `sendPages` uploads
 * photos that were only being sorted. A button with `formNoValidate` submits at once.
 */
export function useSubmitWhenUploaded(
  input: RefObject<HTMLInputElement | null>,
  { kind, kindNow }: { kind: FileFieldState["kind"]; kindNow: RefObject<FileFieldState["kind"]> },
  sendPages: () => void,
): { isWaiting: boolean; isBlocked: boolean } {
  const [isWaiting, setWaiting] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const submitter = useRef<HTMLElement>(null);
  const isUnfinished = unfinishedKinds.has(kind);
  const isRefused = kind === "refused";
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const delaySubmit = (event: SubmitEvent) => {
      const currentKind = kindNow.current;
      if (!unfinishedKinds.has(currentKind) && currentKind !== "refused") return;
      if (event.submitter?.hasAttribute("formnovalidate")) return;
      event.preventDefault();
      event.stopPropagation();
      if (currentKind === "refused") {
        setBlocked(true);
        return focusRefusedFile(form);
      }
      submitter.current = event.submitter;
      setWaiting(true);
      if (currentKind === "pages") sendPages();
    };
    form.addEventListener("submit", delaySubmit, { capture: true });
    return () => form.removeEventListener("submit", delaySubmit, { capture: true });
  });
  useEffect(() => {
    // The message above the button pushes it down.
    if (isWaiting) submitter.current?.scrollIntoView({ block: "nearest" });
  }, [isWaiting]);
  useEffect(() => {
    if (!isWaiting || isUnfinished) return;
    setWaiting(false);
    // The submitter identifies the action of a form with several buttons.
    const form = input.current?.form;
    if (kind === "received") form?.requestSubmit(submitter.current);
    if (kind !== "refused") return;
    setBlocked(true);
    if (form) focusRefusedFile(form);
  }, [isWaiting, isUnfinished, kind, input]);
  useEffect(() => {
    if (!isRefused) setBlocked(false);
  }, [isRefused]);
  return { isWaiting: isWaiting && isUnfinished, isBlocked: isBlocked && isRefused };
}

/** Focuses the first action of the refused file. */
function focusRefusedFile(form: HTMLFormElement): void {
  const card = form.querySelector(".upload.is-refused");
  // Inside closed details nothing can be focused.
  card?.closest("details")?.setAttribute("open", "");
  card?.querySelector("button")?.focus();
}
