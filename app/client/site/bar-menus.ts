/** A pointer that passes over opens nothing, and one that leaves a panel for a moment does not close it (SITE-06). */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 300;

/**
 * The panels of the navigation bar are popovers: the browser handles click, keyboard, Escape and "one at a time".
 * This adds hover, `aria-expanded` and the return of the focus.
 */
export function enhanceBarMenus(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  for (const panel of document.querySelectorAll<HTMLElement>(".site-nav [popover]")) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
    if (!button) continue;
    syncAriaExpanded(panel, button);
    closeByKeyboard(panel, button);
    if (panel.matches(".menu-drop")) openOnHover(panel, button);
  }
}

const isOpen = (panel: HTMLElement) => panel.matches(":popover-open");

function syncAriaExpanded(panel: HTMLElement, button: HTMLElement): void {
  button.setAttribute("aria-expanded", "false");
  panel.addEventListener("beforetoggle", (event) =>
    button.setAttribute("aria-expanded", `${(event as ToggleEvent).newState === "open"}`),
  );
}

function closeByKeyboard(panel: HTMLElement, button: HTMLElement): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen(panel)) return;
    panel.hidePopover();
    button.focus();
  });
  panel.parentElement?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.parentElement?.contains(relatedTarget))
      panel.hidePopover();
  });
  // A link to an anchor of this page closes the panel.
  panel.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a[href*='#']")) panel.hidePopover();
  });
}

function openOnHover(panel: HTMLElement, button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpenedByMouse = false;
  const scheduleToggle = (isOpening: boolean, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isOpenedByMouse = isOpening;
      panel.togglePopover(isOpening);
    }, delayMs);
  };
  panel.parentElement?.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    if (isOpen(panel)) clearTimeout(timer);
    else scheduleToggle(true, OPEN_DELAY_MS);
  });
  panel.parentElement?.addEventListener("pointerleave", () => {
    const mustStayOpen =
      isOpen(panel) && (!isOpenedByMouse || panel.contains(document.activeElement));
    if (mustStayOpen) clearTimeout(timer);
    else scheduleToggle(false, CLOSE_DELAY_MS);
  });
  button.addEventListener("click", (event) => {
    clearTimeout(timer);
    // The first click after hover opened the panel keeps it open; the next one closes it.
    if (isOpenedByMouse && isOpen(panel)) event.preventDefault();
    isOpenedByMouse = false;
  });
}
