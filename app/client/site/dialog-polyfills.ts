/**
 * For browsers of before 2025: buttons that open or close a dialog (`command`), and dialogs that close on a click
 * beside them (`closedby`).
 */
export function polyfillDialogs(): void {
  if (!("commandForElement" in HTMLButtonElement.prototype))
    document.addEventListener("click", onCommandClick);
  if (!("closedBy" in HTMLDialogElement.prototype))
    document.addEventListener("click", onBackdropClick);
}

function onCommandClick(event: MouseEvent): void {
  const button = (event.target as Element).closest("button[commandfor]");
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function onBackdropClick({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || !target.matches("[closedby=any]")) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!isInside) target.close();
}
