import { SIGNED_IN, whoIsHere } from "#app/late/signing-in/auth.ts";

const LINK = "a[data-opens=sign-in]";

/**
 * 'Se connecter' opens the dialog, whose script comes with the first press; on the pages that already
 * show what it would, their buttons of the providers open a window.
 */
export function workSignIn(): void {
  const page = document.querySelector(".access-page [data-trouble]");
  if (page ?? document.querySelector("[data-popup-end]"))
    import("#app/late/signing-in/page.ts").then(({ workPage }) => workPage()).catch(reportError);
  if (page) return;
  for (const link of document.querySelectorAll(LINK)) link.ariaHasPopup = "dialog";
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINK);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(link).catch(() => location.assign(link.href));
  });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = "true";
  const { askToSignIn } = await import("#app/late/signing-in/dialog.ts");
  const { ended } = await askToSignIn({ search: link.search });
  link.ariaBusy = null;
  link.closest("dialog")?.close();
  const to = await ended;
  if (!to) return link.focus();
  // The staff have nothing on the public pages; whoever has one more step to take goes there.
  if (whoIsHere()?.kind !== "student") return location.assign(to);
  document.querySelector<HTMLElement>(".avatar-button")?.focus();
  document.dispatchEvent(new Event(SIGNED_IN));
}
