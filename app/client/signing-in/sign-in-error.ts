import { dispatchAuth, subscribeToAuth } from "./auth.ts";

/** Errors that only the browser can detect; the panel contains their texts (sign-in-error-alert.tsx). */
export type SignInErrorName =
  | "popup-blocked"
  | "popup-closed"
  | "network-failed"
  | "domain-refused"
  | "provider-unavailable";

const findErrorBox = (panel: ParentNode) => panel.querySelector<HTMLElement>("[data-alert]");

/** Returns the text of an error, or another text of a panel, in the language of the page. */
export function getPanelMessage(panel: ParentNode, name: SignInErrorName | "waiting"): string {
  return findErrorBox(panel)?.getAttribute(`data-${name}`) ?? "";
}

/** Stores a sign-in error in the state; every open panel shows it. */
export function showError(panel: ParentNode, reason: SignInErrorName): void {
  dispatchAuth({ type: "failed", error: getPanelMessage(panel, reason) });
}

/**
 * Keeps a panel in sync with the sign-in state: busy while loading, with the error text. Returns a function that
 * stops it.
 */
export function syncPanelState(panel: HTMLElement): () => void {
  return subscribeToAuth(({ loading, error }) => {
    panel.ariaBusy = `${loading}`;
    if (!loading) delete panel.dataset.window;
    const waitNote = panel.querySelector<HTMLElement>("[data-wait]");
    if (waitNote) waitNote.hidden = panel.dataset.window === undefined;
    if (waitNote?.hidden === false) waitNote.scrollIntoView({ block: "nearest" });
    const errorBox = findErrorBox(panel);
    const text = errorBox?.querySelector("p");
    if (!errorBox || !text || (error === null && !loading)) return;
    errorBox.hidden = error === null;
    text.textContent = error;
    if (error !== null) errorBox.scrollIntoView({ block: "nearest" });
  });
}
