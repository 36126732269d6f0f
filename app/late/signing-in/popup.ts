import { tellArrived, tellAuth } from "./auth.ts";
import { listen } from "./channel.ts";
import { fail, sentenceOf } from "./trouble.ts";

const WIDTH = 480;
const HEIGHT = 680;
/** How often a window is looked at, and how long its news may take once it is gone, in milliseconds. */
const LOOK = 400;
const GRACE = 1_000;
/** Our own server may take this long to say where a provider is: the network of a phone is slow. */
const PATIENCE = 20_000;

/**
 * Signs in at a provider in a window of its own. To be called by the press itself, or browsers block the
 * window: then the form leads there by the page, as without a script. `done` is given where to go; what
 * fails is told to the state.
 */
export function signInByPopup(
  form: HTMLFormElement,
  place: HTMLElement,
  done: (to: string) => void,
): void {
  const id = Math.random().toString(36).slice(2);
  const popup = window.open("", `sign-in-${id}`, features());
  if (!popup) {
    fail(place, "popup-blocked");
    if (place.matches("dialog")) comeBackHere(form);
    form.submit();
    return;
  }
  // Who closes the dialog signs in no more.
  place.addEventListener("close", () => popup.close());
  place.dataset.window = "open";
  tellAuth({ type: "pending" });
  const waiting = sentenceOf(place, "waiting");
  popup.document.title = waiting;
  popup.document.body.textContent = waiting;
  let heard = false;
  // A provider may cut the window from this page (Cross-Origin-Opener-Policy), to which it then looks closed:
  // its news are still heard, and the person is in it as long as they are not here.
  listen(id, ({ to, error }) => {
    heard = true;
    if (error) return tellAuth({ type: "failed", error });
    tellArrived();
    done(to);
  });
  void lead(popup, form, id, place).then(async (error) => {
    if (error !== null && !popup.closed) {
      popup.close();
      return tellAuth({ type: "failed", error });
    }
    // Who has closed it themselves is told so, whatever failed meanwhile.
    while (!heard && !(popup.closed && document.hasFocus())) await pause(LOOK);
    await pause(GRACE);
    if (!heard) fail(place, "popup-closed");
  });
}

/** From a dialog a person comes back to the page that it stands on, when nothing else was said. */
function comeBackHere(form: HTMLFormElement): void {
  const address = new URL(form.action);
  if (address.searchParams.has("next")) return;
  address.searchParams.set("next", location.pathname + location.search);
  form.action = address.href;
}

/** Asks our server where the provider is and leads the window there; else gives the sentence of why that cannot be. */
async function lead(
  popup: Window,
  form: HTMLFormElement,
  id: string,
  place: HTMLElement,
): Promise<string | null> {
  const address = new URL(form.action);
  address.searchParams.set("fenetre", id);
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(address, { method: "POST", signal });
    if (!answer.ok)
      return sentenceOf(place, refusedHere(answer) ? "domain-refused" : "provider-down");
    const { to, error = null } = await answer.json();
    if (error === null) popup.location.replace(to);
    return error;
  } catch {
    return sentenceOf(place, "network-failed");
  }
}

/** Our server answers only for its own address. */
export const refusedHere = ({ status }: Response) => status === 403 || status === 421;

/** In the middle of this window; a phone makes a page of it. */
function features(): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time));
