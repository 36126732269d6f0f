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
  const stay = Math.max(3, seconds ?? (action ? 10 : 3));
  const [held, hold] = useState(false);
  const [gone, go] = useState(false);
  const close = () => {
    go(true);
    onClose?.();
  };
  useEffect(() => {
    if (gone) return;
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, [gone]);
  const dialog = useOpenDialog();
  const timeIsUp = useEffectEvent(close);
  useEffect(() => {
    if (held || gone) return;
    const timer = setTimeout(() => timeIsUp(), stay * 1000);
    return () => clearTimeout(timer);
  }, [held, gone, stay]);
  const toast = (
    <div
      className="toast-stack"
      role="status"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {!gone && (
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
    const open = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
    const closed = () => setDialog(null);
    setDialog(open);
    open?.addEventListener("close", closed);
    return () => open?.removeEventListener("close", closed);
  }, []);
  return dialog;
}

/**
 * A dialog that closes gives the focus back without bringing it into view: what has it is not left under the toast. A
 * press of the mouse moves nothing under it.
 */
function uncover({ target }: FocusEvent) {
  const part = target as Element;
  if (part.matches(":is(a, button, input, select, textarea, summary):focus-visible"))
    part.scrollIntoView({ block: "nearest" });
}
