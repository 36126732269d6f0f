import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useMixedLanguages } from "./lang-boundary.tsx";

type DialogProps = {
  /** A `DialogTrigger` opens the dialog by this id. */
  id: string;
  title: ReactNode;
  /** Label of the close button, for example "Fermer". */
  closeLabel: string;
  size?: "sm" | "md" | "lg";
  /** Shows a drawer at one side instead of a centred box. */
  drawer?: "left" | "right";
  /** A decorative band above the header. */
  band?: ReactNode;
  children: ReactNode;
  /** The buttons of the footer, which stays visible while the body scrolls. */
  footer?: ReactNode;
  /** Makes the dialog controlled. Omit it when only buttons open the dialog. */
  open?: boolean;
  onClose?: () => void;
  className?: string;
};

/** A native modal dialog: the browser traps the focus, closes it on Escape and restores the focus. */
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
          size="small"
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

/** A button that opens a dialog; browsers that support invoker commands open it without a script. */
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

/** Sets `autofocus` on the title, which a native dialog focuses when it opens. React does not write this attribute. */
function focusTitleOnOpen(title: HTMLHeadingElement | null) {
  title?.setAttribute("autofocus", "");
}

/**
 * Closes the dialog that contains a button, in browsers without the `command` attribute (before 2025). In other
 * browsers it does nothing, because they close the dialog themselves.
 */
export function closeWithoutCommand(event: SyntheticEvent<HTMLButtonElement>) {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  event.currentTarget.closest("dialog")?.close();
}

/** Opens the dialog of a button in browsers without the `command` attribute (before 2025). */
function openWithoutCommand(event: SyntheticEvent<HTMLButtonElement>) {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(event.currentTarget.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
