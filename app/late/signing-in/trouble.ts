import { tellAuth, watchAuth } from "./auth.ts";

/** What only a browser can know of a failure; the sentences are in the panel (sign-in-trouble.tsx). */
export type Trouble =
  | "popup-blocked"
  | "popup-closed"
  | "network-failed"
  | "domain-refused"
  | "provider-down";

const boxIn = (place: ParentNode) => place.querySelector<HTMLElement>("[data-trouble]");

/** The sentence of a failure, or another that a panel carries, in the language of the page. */
export function sentenceOf(place: ParentNode, name: Trouble | "waiting"): string {
  return boxIn(place)?.getAttribute(`data-${name}`) ?? "";
}

/** Signing in has failed: the sentence is kept, and shown by every panel that is open. */
export function fail(place: ParentNode, reason: Trouble): void {
  tellAuth({ type: "failed", error: sentenceOf(place, reason) });
}

/** Keeps a panel like the state: busy while it waits, saying what went wrong. Gives the way to stop. */
export function showState(place: HTMLElement): () => void {
  return watchAuth(({ loading, error }) => {
    place.ariaBusy = `${loading}`;
    if (!loading) delete place.dataset.window;
    const wait = place.querySelector<HTMLElement>("[data-wait]");
    if (wait) wait.hidden = place.dataset.window === undefined;
    if (wait?.hidden === false) wait.scrollIntoView({ block: "nearest" });
    const box = boxIn(place);
    const text = box?.querySelector("p");
    if (!box || !text || (error === null && !loading)) return;
    box.hidden = error === null;
    text.textContent = error;
    if (error !== null) box.scrollIntoView({ block: "nearest" });
  });
}
