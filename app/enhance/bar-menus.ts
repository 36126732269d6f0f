/** A pointer that only passes opens nothing, and may leave a panel for a moment (SITE-06). */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 300;

/**
 * The panels of the bar are popovers: a click, a key, Escape and "one at a time" are the browser's.
 * Added here: they open under a mouse too, say whether they are open, and give the focus back.
 */
export function openBarMenus(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  for (const panel of document.querySelectorAll<HTMLElement>(".site-nav [popover]")) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
    if (!button) continue;
    tellWhetherOpen(panel, button);
    leaveByKeyboard(panel, button);
    if (panel.matches(".menu-drop")) openUnderMouse(panel, button);
  }
}

const isOpen = (panel: HTMLElement) => panel.matches(":popover-open");

function tellWhetherOpen(panel: HTMLElement, button: HTMLElement): void {
  button.setAttribute("aria-expanded", "false");
  panel.addEventListener("beforetoggle", (event) =>
    button.setAttribute("aria-expanded", `${(event as ToggleEvent).newState === "open"}`),
  );
}

function leaveByKeyboard(panel: HTMLElement, button: HTMLElement): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen(panel)) return;
    panel.hidePopover();
    button.focus();
  });
  panel.parentElement?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.parentElement?.contains(relatedTarget))
      panel.hidePopover();
  });
  // A link to a place of this very page leaves the panel behind.
  panel.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a[href*='#']")) panel.hidePopover();
  });
}

function openUnderMouse(panel: HTMLElement, button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byMouse = false;
  const soon = (open: boolean, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      byMouse = open;
      panel.togglePopover(open);
    }, delay);
  };
  panel.parentElement?.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    if (isOpen(panel)) clearTimeout(timer);
    else soon(true, OPEN_AFTER);
  });
  panel.parentElement?.addEventListener("pointerleave", () => {
    const held = isOpen(panel) && (!byMouse || panel.contains(document.activeElement));
    if (held) clearTimeout(timer);
    else soon(false, CLOSE_AFTER);
  });
  button.addEventListener("click", (event) => {
    clearTimeout(timer);
    // Opened by the mouse that now presses: the press keeps it open, the next one closes it.
    if (byMouse && isOpen(panel)) event.preventDefault();
    byMouse = false;
  });
}
