import { carryEmail } from "./carry-email.ts";
import { signInByPopup } from "./popup.ts";
import { broadcastPopupResult } from "./popup-channel.ts";
import { syncPanelState } from "./sign-in-error.ts";

/** Makes the page 'Connexion' open windows for the providers; in such a window, ends it. */
export function enhancePage(): void {
  if (finishPopup()) return;
  const page = document.querySelector<HTMLElement>(".access-page");
  if (!page) return;
  syncPanelState(page);
  page.addEventListener("click", carryEmail);
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
function finishPopup(): boolean {
  const popupEnd = document.querySelector<HTMLElement>("[data-popup-end]");
  const id = popupEnd?.dataset.popupEnd;
  if (!popupEnd || !id) return false;
  const { to = "", error } = popupEnd.dataset;
  broadcastPopupResult({ id, to, error });
  window.close();
  return true;
}
