import { getSignedInUser, SIGNED_IN_EVENT } from "#app/client/signing-in/auth.ts";

const LINK_SELECTOR = "a[data-opens=sign-in]";

/**
 * Makes “Se connecter” open the sign-in dialog, whose script loads with the first click. On sign-in pages the buttons
 * of the providers open a popup instead.
 */
export function enhanceSignIn(): void {
  const page = document.querySelector(".access-page [data-alert]");
  if (page ?? document.querySelector("[data-popup-end]"))
    import("#app/client/signing-in/sign-in-page.ts")
      .then(({ enhancePage }) => enhancePage())
      .catch(reportError);
  if (page) return;
  for (const link of document.querySelectorAll(LINK_SELECTOR)) link.ariaHasPopup = "dialog";
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINK_SELECTOR);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openDialog(link).catch(() => location.assign(link.href));
  });
}

async function openDialog(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = "true";
  const { openSignIn } = await import("#app/client/signing-in/sign-in-dialog.ts");
  const { ended: closed } = await openSignIn({ search: link.search });
  link.ariaBusy = null;
  link.closest("dialog")?.close();
  const to = await closed;
  if (!to) return link.focus();
  // Staff continue in the office, and a user with a missing step goes to its page.
  if (getSignedInUser()?.kind !== "student") return location.assign(to);
  document.querySelector<HTMLElement>(".avatar-button")?.focus();
  document.dispatchEvent(new Event(SIGNED_IN_EVENT));
}
