import { carryEmail } from "./carry-email.ts";
import { signInByPopup } from "./popup.ts";
import { broadcastPopupResult } from "./popup-channel.ts";
import { syncPanelState } from "./sign-in-error.ts";

/** Makes “Connexion” open popups for the providers; in such a popup, sends the result and closes it. */
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
 * Sends the result to the page that opened this popup, and closes the popup. Its page contains the id, because a
 * provider may have removed the opener and the window name.
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
