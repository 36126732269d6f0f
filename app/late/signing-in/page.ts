import { broadcast } from "./channel.ts";
import { signInByPopup } from "./popup.ts";
import { showState } from "./trouble.ts";

/** Makes the page 'Connexion' open windows for the providers; in such a window, ends it. */
export function workPage(): void {
  if (endPopup()) return;
  const page = document.querySelector<HTMLElement>(".access-page");
  if (!page) return;
  showState(page);
  page.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-provider]")) return;
    event.preventDefault();
    signInByPopup(form, page, (to) => location.assign(to));
  });
}

/**
 * Tells the page that opened this window what came of it, and closes it. An answer of a provider that
 * cannot be tied to its beginning ends on the page itself: the window is then known by its name.
 */
function endPopup(): boolean {
  const end = document.querySelector<HTMLElement>("[data-popup-end]");
  const named = /^sign-in-(\w+)$/.exec(window.name)?.[1];
  const trouble = document.querySelector<HTMLElement>("[data-trouble]:not([hidden]) p");
  const id = end?.dataset.popupEnd || named;
  if (!id || !(end || trouble)) return false;
  const { to = "", error } = end?.dataset ?? { error: trouble?.textContent ?? undefined };
  broadcast({ id, to, error });
  window.close();
  return true;
}
