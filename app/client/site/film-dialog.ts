import { playFilm } from "./film.ts";
import { onFirstInteraction } from "./first-interaction.ts";
import { prefersReducedData, prefersReducedMotion } from "./user-preferences.ts";
import { whenIdle } from "./when-idle.ts";

const STORAGE_KEY = "film";
/** After the page and a quiet moment, in milliseconds (SITE-05). */
const IDLE_DELAY_MS = 1200;

let mayOpen = false;
/** Whether the film may yet open by itself on this page. */
export const mayFilmOpen = () => mayOpen;

/** The film of the school opens in its dialog: at a press, and once per session by itself. */
export function enhanceFilmDialog(): void {
  const opener = document.querySelector<HTMLElement>("a[data-opens=film]");
  const dialog = document.querySelector<HTMLDialogElement>("#film");
  const link = dialog?.querySelector<HTMLAnchorElement>("a[data-film]");
  if (!opener || !dialog || !link) return;
  const open = (isPlaying: boolean, isAutomatic = false) => {
    // A title that nobody went to has no ring (site/film.css).
    dialog.toggleAttribute("data-unasked", isAutomatic);
    dialog.showModal();
    // Its title is read first.
    dialog.querySelector("h2")?.focus();
    // Without its player the poster waits, with its link.
    if (isPlaying) playFilm(link).catch(() => {});
  };
  actAsButton(opener, () => open(true));
  dialog.addEventListener("close", () => {
    dialog.querySelector("video")?.pause();
    opener.focus();
  });
  if (opener.dataset.byItself !== undefined)
    void waitForIdleVisitor().then(
      (isIdle) => isIdle && open(!prefersReducedData() && !prefersReducedMotion(), true),
    );
}

/** With a script the link does what a button does. */
function actAsButton(link: HTMLElement, action: () => void): void {
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
async function waitForIdleVisitor(): Promise<boolean> {
  mayOpen = !location.hash;
  const onActivity = () => {
    mayOpen = false;
  };
  onFirstInteraction(onActivity);
  addEventListener("focusin", onActivity);
  try {
    if (document.hidden) await waitForEvent(document, "visibilitychange");
    if (sessionStorage.getItem(STORAGE_KEY)) onActivity();
    sessionStorage.setItem(STORAGE_KEY, "seen");
    if (document.readyState !== "complete") await waitForEvent(window, "load");
    await new Promise<void>((resolve) => whenIdle(resolve, IDLE_DELAY_MS));
    await new Promise((resolve) => setTimeout(resolve, IDLE_DELAY_MS));
    // The event of a scroll comes with the next frame; where the page is is known at once.
    return mayOpen && !scrollY && !document.hidden;
  } catch {
    // Storage is shut: whether it was seen in this session cannot be known.
    return false;
  } finally {
    onActivity();
  }
}

function waitForEvent(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}
