/** The drawer of a phone is a native dialog; its button says whether it is open and gets the focus back. */
export function enhancePhoneDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>("#phone-menu");
  const button = document.querySelector<HTMLElement>(".menu-button");
  if (!drawer || !button) return;
  const syncAriaExpanded = () => button.setAttribute("aria-expanded", `${drawer.open}`);
  syncAriaExpanded();
  new MutationObserver(syncAriaExpanded).observe(drawer, { attributeFilter: ["open"] });
  drawer.addEventListener("close", () => button.focus({ preventScroll: true }));
  // A link to a place of this very page leaves the drawer behind.
  drawer.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest("a");
    if (link?.hash && link.pathname === location.pathname) drawer.close();
  });
}
