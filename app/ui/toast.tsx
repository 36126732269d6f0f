import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon.tsx";

type ToastProps = {
  tone?: "ok" | "warn";
  children: ReactNode;
  /** One action: undo, or open the basket. */
  action?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Seconds on screen, at least 3. Defaults to 10 with an action, else 3. */
  seconds?: number;
  onClose?: () => void;
};

/**
 * A short message about the result of an action. Hover or focus pauses its timer. When a modal dialog is open, it is
 * rendered inside the dialog: elements behind it are inert, so they are neither visible nor announced.
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

/** The modal dialog that was open when the toast appeared, until it closes. */
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
 * Scrolls the focused element into view: when a dialog closes, the browser restores the focus without scrolling, and
 * the toast could cover the element. Focus from a mouse click does not scroll.
 */
function scrollFocusIntoView({ target }: FocusEvent) {
  const element = target as Element;
  if (element.matches(":is(a, button, input, select, textarea, summary):focus-visible"))
    element.scrollIntoView({ block: "nearest" });
}
