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
 * A form whose file is on its way waits for it, and then leaves by itself; `begin` sends pages that were only
 * put in order. One whose file was refused stays until that file is taken away or another one chosen. A button that
 * takes the form as it is (`formNoValidate`) waits for nothing.
 * `waiting`: it waits; `stays`: it was sent, and did not leave.
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
    const holdSubmit = (event: SubmitEvent) => {
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
    form.addEventListener("submit", holdSubmit, { capture: true });
    return () => form.removeEventListener("submit", holdSubmit, { capture: true });
  });
  useEffect(() => {
    // What says that it waits stands above the button, which it pushes down.
    if (isWaiting) submitter.current?.scrollIntoView({ block: "nearest" });
  }, [isWaiting]);
  useEffect(() => {
    if (!isWaiting || isUnfinished) return;
    setWaiting(false);
    // The button says what the form does, where it has several.
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

/** The focus goes to what can be done with the first file that was refused. */
function focusRefusedFile(form: HTMLFormElement): void {
  const card = form.querySelector(".upload.is-refused");
  // A box that was shut shows nothing, and takes no focus.
  card?.closest("details")?.setAttribute("open", "");
  card?.querySelector("button")?.focus();
}
