import { prefersReducedData, prefersReducedMotion } from "../user-preferences.ts";
import { mayFilmOpen } from "./film-dialog.ts";

/** How long a slide is shown, in milliseconds (SITE-04). */
const SLIDE_DURATION_MS = 3000;

/**
 * Rotates the slides of the hero by choosing the next radio button; a stylesheet fades them. It stops for good on
 * keyboard focus, a choice or the pause button, and does not start with reduced motion or data or in a preview. It
 * pauses under the mouse, before the film that opens by itself, behind a dialog and in a hidden tab.
 */
export function rotateHero(): void {
  const hero = document.querySelector<HTMLElement>(".hero");
  const button = hero?.querySelector<HTMLButtonElement>(".hero-pause");
  if (!hero || !button || !CSS.supports("selector(:has(*))")) return;
  const titles = hero.querySelector(".hero-titles");
  let isRotating =
    !prefersReducedMotion() && !prefersReducedData() && !hero.hasAttribute("data-still");
  // A rotation that was started with the button continues under the mouse that clicked it.
  let isStartedByButton = false;
  let isHovered = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const updateTimer = () => {
    clearInterval(timer);
    const isMoving = isRotating && (isStartedByButton || !isHovered) && !document.hidden;
    timer = isMoving ? setInterval(showNextSlide, SLIDE_DURATION_MS) : undefined;
    hero.toggleAttribute("data-playing", isRotating);
    titles?.setAttribute("aria-live", isMoving ? "off" : "polite");
  };
  const showNextSlide = (offset = 1) => {
    if (mayFilmOpen() || document.querySelector("dialog:modal")) return;
    // The pictures of the other slides load only when the rotation starts (routes/site/home/hero.css).
    hero.toggleAttribute("data-pictures", true);
    const choices = [...hero.querySelectorAll<HTMLInputElement>("input")];
    const next = (choices.findIndex((choice) => choice.checked) + offset) % choices.length;
    const slidePicture = hero.querySelectorAll(".hero-picture")[next];
    const picture = slidePicture?.querySelector<HTMLImageElement>("picture img");
    const choice = choices[next];
    if (!choice || choice.checked) return;
    if (picture?.naturalWidth !== 0) choice.checked = true;
    // A picture that failed to load is skipped.
    else if (picture.complete) showNextSlide(offset + 1);
    // A picture that is still loading is shown for its full duration once it has loaded.
    else
      picture.onload = () => {
        picture.onload = null;
        if (!timer) return;
        updateTimer();
        showNextSlide();
      };
  };
  const stop = () => {
    isRotating = isStartedByButton = false;
    updateTimer();
  };
  button.addEventListener("click", () => {
    isRotating = isStartedByButton = !isRotating;
    updateTimer();
  });
  hero.addEventListener("change", stop);
  hero.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(":focus-visible")) stop();
  });
  hero.addEventListener("pointerenter", ({ pointerType }) => {
    isHovered = pointerType === "mouse";
    updateTimer();
  });
  hero.addEventListener("pointerleave", () => {
    isHovered = isStartedByButton = false;
    updateTimer();
  });
  document.addEventListener("visibilitychange", updateTimer);
  document.addEventListener("close", updateTimer, { capture: true });
  button.hidden = false;
  updateTimer();
}
