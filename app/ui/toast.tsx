import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon.tsx";

type ToastProps = {
  tone?: "ok" | "warn";
  children: ReactNode;
  /** One thing to do about it: undo, or see the basket. */
  action?: ReactNode;
  /** The name of the button that closes, for screen readers. */
  closeLabel: string;
  /** How long it stays: 3 seconds at least, 10 when something can be undone. */
  seconds?: number;
  onClose?: () => void;
};

/**
 * The result of an action, said once. The mouse or the focus upon it holds it. While a dialog is open over the
 * page, it stands in the dialog: what is behind can be neither seen nor heard.
 */
export function Toast({ tone = "ok", children, action, closeLabel, seconds, onClose }: ToastProps) {
  const displaySeconds = Math.max(3, seconds ?? (action ? 10 : 3));
  const [isPaused, setPaused] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  useEffect(() => {
    if (isClosed) return;
    document.addEventListener("focusin", scrollFocusIntoView);
    return () => document.removeEventListener("focusin", scrollFocusIntoView);
  }, [isClosed]);
  const dialog = useOpenDialog();
  const onTimeout = useEffectEvent(close);
  useEffect(() => {
    if (isPaused || isClosed) return;
    const timer = setTimeout(() => onTimeout(), displaySeconds * 1000);
    return () => clearTimeout(timer);
  }, [isPaused, isClosed, displaySeconds]);
  const toast = (
    <div
      className="toast-stack"
      role="status"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {!isClosed && (
        <div className={`toast toast-${tone}`}>
          <Icon name={tone === "ok" ? "check-circle" : "warning-circle"} />
          <p>{children}</p>
          {action}
          <button type="button" aria-label={closeLabel} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  );
  return dialog ? createPortal(toast, dialog) : toast;
}

/** The modal dialog that was open over the page when this came, until it closes. */
function useOpenDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const openDialog = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
    const onDialogClose = () => setDialog(null);
    setDialog(openDialog);
    openDialog?.addEventListener("close", onDialogClose);
    return () => openDialog?.removeEventListener("close", onDialogClose);
  }, []);
  return dialog;
}

/**
 * A dialog that closes gives the focus back without bringing it into view: what has it is not left under the toast. A
 * press of the mouse moves nothing under it.
 */
function scrollFocusIntoView({ target }: FocusEvent) {
  const element = target as Element;
  if (element.matches(":is(a, button, input, select, textarea, summary):focus-visible"))
    element.scrollIntoView({ block: "nearest" });
}
