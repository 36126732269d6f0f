import { filmIsComing } from "./film-dialog.ts";
import { sparesData, wantsCalm } from "./sparing.ts";

/** How long a slide stays, in milliseconds (SITE-04). */
const STAY = 3000;

/**
 * Turns the slides of the hero: each time it chooses the next radio button, and the sheet fades.
 * It stops for good at the keyboard's focus, at a choice or at the button, and does not begin where
 * motion or data are spared, nor in a preview; it waits under the mouse, for the film that may open by itself, behind a
 * dialog and in a hidden tab.
 */
export function turnHero(): void {
  const hero = document.querySelector<HTMLElement>(".hero");
  const button = hero?.querySelector<HTMLButtonElement>(".hero-pause");
  if (!hero || !button || !CSS.supports("selector(:has(*))")) return;
  const titles = hero.querySelector(".hero-titles");
  let turning = !wantsCalm() && !sparesData() && !hero.hasAttribute("data-still");
  // Started by the button, it turns under the mouse that has just started it.
  let asked = false;
  let hovered = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const settle = () => {
    clearInterval(timer);
    const moves = turning && (asked || !hovered) && !document.hidden;
    timer = moves ? setInterval(turn, STAY) : undefined;
    hero.toggleAttribute("data-turning", turning);
    titles?.setAttribute("aria-live", moves ? "off" : "polite");
  };
  const turn = (ahead = 1) => {
    if (filmIsComing() || document.querySelector("dialog:modal")) return;
    // The pictures of the other slides are not asked for before one of them has its turn (site/home-hero.css).
    hero.toggleAttribute("data-pictures", true);
    const choices = [...hero.querySelectorAll<HTMLInputElement>("input")];
    const next = (choices.findIndex((choice) => choice.checked) + ahead) % choices.length;
    const place = hero.querySelectorAll(".hero-picture")[next];
    const picture = place?.querySelector<HTMLImageElement>("picture img");
    const choice = choices[next];
    if (!choice || choice.checked) return;
    if (picture?.naturalWidth !== 0) choice.checked = true;
    // One that did not come is passed over.
    else if (picture.complete) turn(ahead + 1);
    // One that is still on its way is shown as it comes, for its whole time.
    else
      picture.onload = () => {
        picture.onload = null;
        if (!timer) return;
        settle();
        turn();
      };
  };
  const stop = () => {
    turning = asked = false;
    settle();
  };
  button.addEventListener("click", () => {
    turning = asked = !turning;
    settle();
  });
  hero.addEventListener("change", stop);
  hero.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(":focus-visible")) stop();
  });
  hero.addEventListener("pointerenter", ({ pointerType }) => {
    hovered = pointerType === "mouse";
    settle();
  });
  hero.addEventListener("pointerleave", () => {
    hovered = asked = false;
    settle();
  });
  document.addEventListener("visibilitychange", settle);
  document.addEventListener("close", settle, { capture: true });
  button.hidden = false;
  settle();
}
