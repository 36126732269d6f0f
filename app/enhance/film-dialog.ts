import { playFilm } from "./film.ts";
import { whenQuiet } from "./quiet.ts";
import { sparesData, wantsCalm } from "./sparing.ts";
import { whenStirred } from "./stirring.ts";

const KEY = "film";
/** After the page and a quiet moment, in milliseconds (SITE-05). */
const QUIET = 1200;

let coming = false;
/** Whether the film may yet open by itself on this page. */
export const filmIsComing = () => coming;

/** The film of the school opens in its dialog: at a press, and once per session by itself. */
export function openFilmDialog(): void {
  const opener = document.querySelector<HTMLElement>("a[data-opens=film]");
  const dialog = document.querySelector<HTMLDialogElement>("#film");
  const link = dialog?.querySelector<HTMLAnchorElement>("a[data-film]");
  if (!opener || !dialog || !link) return;
  const open = (play: boolean, byItself = false) => {
    // A title that nobody went to has no ring (site/film.css).
    dialog.toggleAttribute("data-unasked", byItself);
    dialog.showModal();
    // Its title is read first.
    dialog.querySelector("h2")?.focus();
    // Without its player the poster waits, with its link.
    if (play) playFilm(link).catch(() => {});
  };
  pressLikeButton(opener, () => open(true));
  dialog.addEventListener("close", () => {
    dialog.querySelector("video")?.pause();
    opener.focus();
  });
  if (opener.dataset.byItself !== undefined)
    void nobodyStirs().then((still) => still && open(!sparesData() && !wantsCalm(), true));
}

/** With a script the link does what a button does. */
function pressLikeButton(link: HTMLElement, action: () => void): void {
  link.setAttribute("role", "button");
  link.setAttribute("aria-haspopup", "dialog");
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    action();
  });
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    action();
  });
}

/**
 * Whether this is the first home page of the session, and the person has done nothing on it so far:
 * no scroll, no focus, no touch, no place they came for.
 */
async function nobodyStirs(): Promise<boolean> {
  coming = !location.hash;
  const stir = () => {
    coming = false;
  };
  whenStirred(stir);
  addEventListener("focusin", stir);
  try {
    if (document.hidden) await once(document, "visibilitychange");
    if (sessionStorage.getItem(KEY)) stir();
    sessionStorage.setItem(KEY, "seen");
    if (document.readyState !== "complete") await once(window, "load");
    await new Promise<void>((done) => whenQuiet(done, QUIET));
    await new Promise((done) => setTimeout(done, QUIET));
    // The event of a scroll comes with the next frame; where the page is is known at once.
    return coming && !scrollY && !document.hidden;
  } catch {
    // Storage is shut: whether it was seen in this session cannot be known.
    return false;
  } finally {
    stir();
  }
}

function once(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((done) => target.addEventListener(event, done, { once: true }));
}
