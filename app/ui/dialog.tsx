import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useMixedLanguages } from "./lang-boundary.tsx";

type DialogProps = {
  /** Buttons open it by this id: <DialogTrigger dialog={id}>. */
  id: string;
  title: ReactNode;
  /** The word on the button that closes: "Fermer". */
  closeLabel: string;
  size?: "sm" | "md" | "lg";
  /** A drawer on a side instead of a box in the middle. */
  drawer?: "left" | "right";
  /** A strip of cloth above the head. */
  band?: ReactNode;
  children: ReactNode;
  /** The buttons at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode;
  /** Controlled: shown while true. Leave out to open it by buttons alone. */
  open?: boolean;
  onClose?: () => void;
  className?: string;
};

/** A modal dialog of the browser: it keeps the focus, closes with Esc and gives the focus back. */
export function Dialog({
  id,
  title,
  closeLabel,
  size = "md",
  open,
  onClose,
  ...props
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open === undefined || dialog.current?.open === open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const { pageLang } = useMixedLanguages();
  const drawer = props.drawer && (props.drawer === "left" ? "drawer drawer-left" : "drawer");
  return (
    <dialog
      ref={dialog}
      id={id}
      className={["dialog", drawer ?? `dialog-${size}`, props.className].filter(Boolean).join(" ")}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
      suppressHydrationWarning
    >
      {props.band}
      <div className="dialog-head">
        <h2 id={`${id}-title`} tabIndex={-1} ref={focusTitleOnOpen}>
          {title}
        </h2>
        <Button
          variant="secondary"
          small
          lang={pageLang}
          command="close"
          commandfor={id}
          onClick={closeWithoutCommand}
        >
          {closeLabel}
          <Icon name="x" />
        </Button>
      </div>
      <div className="dialog-body">{props.children}</div>
      {props.footer && <div className="dialog-foot">{props.footer}</div>}
    </dialog>
  );
}

type DialogTriggerProps = Parameters<typeof Button>[0] & { dialog: string };

/** A button that opens a dialog, before any script where the browser knows how. */
export function DialogTrigger({ dialog, ...props }: DialogTriggerProps) {
  return (
    <Button
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialog}
      onClick={openWithoutCommand}
      {...props}
    />
  );
}

/** The title is read first: a dialog gives the focus to what carries the attribute. */
function focusTitleOnOpen(title: HTMLHeadingElement | null) {
  title?.setAttribute("autofocus", "");
}

/**
 * Closes the dialog of a button in the browsers of before 2025, which do not know the attribute "command"; the
 * others do it themselves.
 */
export function closeWithoutCommand(event: SyntheticEvent<HTMLButtonElement>) {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  event.currentTarget.closest("dialog")?.close();
}

/** Browsers of before 2025 do not know the attribute "command". */
function openWithoutCommand(event: SyntheticEvent<HTMLButtonElement>) {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(event.currentTarget.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
