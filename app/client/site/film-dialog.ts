import { onFirstInteraction } from "../first-interaction.ts";
import { prefersReducedData, prefersReducedMotion } from "../user-preferences.ts";
import { whenIdle } from "../when-idle.ts";
import { playFilm } from "./film.ts";

const STORAGE_KEY = "film";
/** Delay after page load and an idle moment, in milliseconds (SITE-05). */
const IDLE_DELAY_MS = 1200;

let mayOpen = false;
/** Whether the film may still open by itself on this page. */
export const mayFilmOpen = () => mayOpen;

/** Opens the film of the school in its dialog: on a click, and once per session by itself. */
export function enhanceFilmDialog(): void {
  const opener = document.querySelector<HTMLElement>("a[data-opens=film]");
  const dialog = document.querySelector<HTMLDialogElement>("#film");
  const link = dialog?.querySelector<HTMLAnchorElement>("a[data-film]");
  if (!opener || !dialog || !link) return;
  const open = (isPlaying: boolean, isAutomatic = false) => {
    // The title has no focus ring when the dialog opened by itself (routes/site/film/film-dialog.css).
    dialog.toggleAttribute("data-auto", isAutomatic);
    dialog.showModal();
    // Screen readers read the focused title first.
    dialog.querySelector("h2")?.focus();
    // When the player does not load, the poster stays, with its link.
    if (isPlaying) playFilm(link).catch(() => {});
  };
  makeButton(opener, () => open(true));
  dialog.addEventListener("close", () => {
    dialog.querySelector("video")?.pause();
    opener.focus();
  });
  if (opener.dataset.autoOpen !== undefined)
    void waitForIdleVisitor().then(
      (isIdle) => isIdle && open(!prefersReducedData() && !prefersReducedMotion(), true),
    );
}

/** Makes the link behave like a button. */
function makeButton(link: HTMLElement, action: () => void): void {
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
 * Resolves with whether this is the first home page of the session and the visitor has not interacted with it: no
 * scroll, focus, touch or anchor.
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
    // A scroll event arrives with the next frame; the scroll position is known at once.
    return mayOpen && !scrollY && !document.hidden;
  } catch {
    // Without storage it is unknown whether the film was shown in this session.
    return false;
  } finally {
    onActivity();
  }
}

function waitForEvent(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}
