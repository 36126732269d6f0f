import { completeSignIn, dispatchAuth } from "./auth.ts";
import { listenForPopupResult } from "./popup-channel.ts";
import { getPanelMessage, showError } from "./sign-in-error.ts";

const POPUP_WIDTH = 480;
const POPUP_HEIGHT = 680;
/** How often the popup is checked, and how long its result may take after it has closed. */
const CLOSED_CHECK_INTERVAL_MS = 400;
const RESULT_GRACE_MS = 1_000;
/** How long our own server may take to return the address of the provider on a slow mobile network. */
const PROVIDER_TIMEOUT_MS = 20_000;

/**
 * Signs in with a provider in a popup. Call it in the click handler, or browsers block the popup; the form is then
 * submitted in the page, as without a script. `onSignedIn` receives the address to go to; errors go to the sign-in
 * state.
 */
export function signInByPopup(
  form: HTMLFormElement,
  panel: HTMLElement,
  onSignedIn: (to: string) => void,
): void {
  const id = Math.random().toString(36).slice(2);
  const popup = window.open("", `sign-in-${id}`, getWindowFeatures());
  if (!popup) {
    showError(panel, "popup-blocked");
    if (panel.matches("dialog")) setReturnTarget(form);
    form.submit();
    return;
  }
  // Closing the dialog cancels the sign-in.
  panel.addEventListener("close", () => popup.close());
  panel.dataset.window = "open";
  dispatchAuth({ type: "pending" });
  const waitingText = getPanelMessage(panel, "waiting");
  popup.document.title = waitingText;
  popup.document.body.textContent = waitingText;
  let hasResult = false;
  // A provider may separate the popup from this page (Cross-Origin-Opener-Policy): it then looks closed from here,
  // but its result still arrives on the channel, and it has the focus while the user is in it.
  listenForPopupResult(id, ({ to, error }) => {
    hasResult = true;
    if (error) return dispatchAuth({ type: "failed", error });
    completeSignIn();
    onSignedIn(to);
  });
  void openProvider(popup, form, id, panel).then(async (error) => {
    if (error !== null && !popup.closed) {
      popup.close();
      return dispatchAuth({ type: "failed", error });
    }
    // A popup that the user closed is reported as closed, whatever else failed meanwhile.
    while (!hasResult && !(popup.closed && document.hasFocus()))
      await delay(CLOSED_CHECK_INTERVAL_MS);
    await delay(RESULT_GRACE_MS);
    if (!hasResult) showError(panel, "popup-closed");
  });
}

/** Makes a sign-in from a dialog return to its page, unless the form names another address. */
function setReturnTarget(form: HTMLFormElement): void {
  const address = new URL(form.action);
  if (address.searchParams.has("next")) return;
  address.searchParams.set("next", location.pathname + location.search);
  form.action = address.href;
}

/** Sends the popup to the provider's address, which our server returns; else returns the text of the error. */
async function openProvider(
  popup: Window,
  form: HTMLFormElement,
  id: string,
  panel: HTMLElement,
): Promise<string | null> {
  const address = new URL(form.action);
  address.searchParams.set("popup", id);
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  try {
    const response = await fetch(address, { method: "POST", signal });
    if (!response.ok)
      return getPanelMessage(
        panel,
        isOriginRefused(response) ? "domain-refused" : "provider-unavailable",
      );
    const { to, error = null } = await response.json();
    if (error === null) popup.location.replace(to);
    return error;
  } catch {
    return getPanelMessage(panel, "network-failed");
  }
}

/** The server answers 403 or 421 to a request from another origin or host. */
export const isOriginRefused = ({ status }: Response) => status === 403 || status === 421;

/** Centred over this window; a phone opens a tab instead. */
function getWindowFeatures(): string {
  const left = Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2);
  return `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
}

const delay = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
