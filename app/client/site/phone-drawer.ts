/**
 * The menu of a phone is a native dialog. This keeps `aria-expanded` of its button up to date and returns the focus
 * to it.
 */
export function enhancePhoneDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>("#phone-menu");
  const button = document.querySelector<HTMLElement>(".menu-button");
  if (!drawer || !button) return;
  const syncAriaExpanded = () => button.setAttribute("aria-expanded", `${drawer.open}`);
  syncAriaExpanded();
  new MutationObserver(syncAriaExpanded).observe(drawer, { attributeFilter: ["open"] });
  drawer.addEventListener("close", () => button.focus({ preventScroll: true }));
  // A link to an anchor of this page closes the drawer.
  drawer.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest("a");
    if (link?.hash && link.pathname === location.pathname) drawer.close();
  });
}
