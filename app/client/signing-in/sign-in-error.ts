import { dispatchAuth, subscribeToAuth } from "./auth.ts";

/** What only a browser can know of a failure; the sentences are in the panel (sign-in-error-alert.tsx). */
export type SignInErrorName =
  | "popup-blocked"
  | "popup-closed"
  | "network-failed"
  | "domain-refused"
  | "provider-down";

const findErrorBox = (panel: ParentNode) => panel.querySelector<HTMLElement>("[data-trouble]");

/** The sentence of a failure, or another that a panel carries, in the language of the page. */
export function getPanelMessage(panel: ParentNode, name: SignInErrorName | "waiting"): string {
  return findErrorBox(panel)?.getAttribute(`data-${name}`) ?? "";
}

/** Signing in has failed: the sentence is kept, and shown by every panel that is open. */
export function showError(panel: ParentNode, reason: SignInErrorName): void {
  dispatchAuth({ type: "failed", error: getPanelMessage(panel, reason) });
}

/** Keeps a panel like the state: busy while it waits, saying what went wrong. Gives the way to stop. */
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
