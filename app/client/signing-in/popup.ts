import { completeSignIn, dispatchAuth } from "./auth.ts";
import { listenForPopupResult } from "./popup-channel.ts";
import { getPanelMessage, showError } from "./sign-in-error.ts";

const POPUP_WIDTH = 480;
const POPUP_HEIGHT = 680;
/** How often a window is looked at, and how long its news may take once it is gone, in milliseconds. */
const CLOSED_CHECK_INTERVAL_MS = 400;
const RESULT_GRACE_MS = 1_000;
/** Our own server may take this long to say where a provider is: the network of a phone is slow. */
const PROVIDER_TIMEOUT_MS = 20_000;

/**
 * Signs in at a provider in a window of its own. To be called by the press itself, or browsers block the
 * window: then the form leads there by the page, as without a script. `done` is given where to go; what
 * fails is told to the state.
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
  // Who closes the dialog signs in no more.
  panel.addEventListener("close", () => popup.close());
  panel.dataset.window = "open";
  dispatchAuth({ type: "pending" });
  const waitingText = getPanelMessage(panel, "waiting");
  popup.document.title = waitingText;
  popup.document.body.textContent = waitingText;
  let hasResult = false;
  // A provider may cut the window from this page (Cross-Origin-Opener-Policy), to which it then looks closed:
  // its news are still heard, and the person is in it as long as they are not here.
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
    // Who has closed it themselves is told so, whatever failed meanwhile.
    while (!hasResult && !(popup.closed && document.hasFocus()))
      await delay(CLOSED_CHECK_INTERVAL_MS);
    await delay(RESULT_GRACE_MS);
    if (!hasResult) showError(panel, "popup-closed");
  });
}

/** From a dialog a person comes back to the page that it stands on, when nothing else was said. */
function setReturnTarget(form: HTMLFormElement): void {
  const address = new URL(form.action);
  if (address.searchParams.has("next")) return;
  address.searchParams.set("next", location.pathname + location.search);
  form.action = address.href;
}

/** Asks our server where the provider is and leads the window there; else gives the sentence of why that cannot be. */
async function openProvider(
  popup: Window,
  form: HTMLFormElement,
  id: string,
  panel: HTMLElement,
): Promise<string | null> {
  const address = new URL(form.action);
  address.searchParams.set("fenetre", id);
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  try {
    const response = await fetch(address, { method: "POST", signal });
    if (!response.ok)
      return getPanelMessage(panel, isOriginRefused(response) ? "domain-refused" : "provider-down");
    const { to, error = null } = await response.json();
    if (error === null) popup.location.replace(to);
    return error;
  } catch {
    return getPanelMessage(panel, "network-failed");
  }
}

/** Our server answers only for its own address. */
export const isOriginRefused = ({ status }: Response) => status === 403 || status === 421;

/** In the middle of this window; a phone makes a page of it. */
function getWindowFeatures(): string {
  const left = Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2);
  return `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
}

const delay = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
