import { carryAddress } from "./carry.ts";
import { broadcast } from "./channel.ts";
import { signInByPopup } from "./popup.ts";
import { showState } from "./trouble.ts";

/** Makes the page 'Connexion' open windows for the providers; in such a window, ends it. */
export function workPage(): void {
  if (endPopup()) return;
  const page = document.querySelector<HTMLElement>(".access-page");
  if (!page) return;
  showState(page);
  page.addEventListener("click", carryAddress);
  page.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-provider]")) return;
    event.preventDefault();
    signInByPopup(form, page, (to) => location.assign(to));
  });
}

/**
 * Tells the page that opened this window what came of it, and closes it. The window is known by its address: a
 * provider may have cut it from that page, and taken its name.
 */
function endPopup(): boolean {
  const end = document.querySelector<HTMLElement>("[data-popup-end]");
  const id = end?.dataset.popupEnd;
  if (!end || !id) return false;
  const { to = "", error } = end.dataset;
  broadcast({ id, to, error });
  window.close();
  return true;
}
