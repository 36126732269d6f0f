import { sparesData, wantsCalm } from "./sparing.ts";

/** How long a slide stays, in milliseconds (specification, section 9). */
const STAY = 3000;

/**
 * Turns the slides of the hero: each time it chooses the next radio button, and the sheet fades.
 * It stops for good at the keyboard's focus, at a choice or at the button, and does not begin where
 * motion or data are spared, nor in a preview; it waits under the mouse, behind a dialog and in a hidden tab.
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
    if (moves) timer = setInterval(() => showNext(hero), STAY);
    hero.toggleAttribute("data-turning", turning);
    titles?.setAttribute("aria-live", moves ? "off" : "polite");
  };
  const stop = () => {
    turning = asked = false;
    settle();
  };
  button.addEventListener("click", () => {
    turning = asked = !turning;
    if (turning) bringPictures(hero);
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
  if (turning) afterLoad(() => bringPictures(hero));
}

function showNext(hero: HTMLElement): void {
  if (document.querySelector("dialog:modal")) return;
  const choices = [...hero.querySelectorAll<HTMLInputElement>("input")];
  const next = (choices.findIndex((choice) => choice.checked) + 1) % choices.length;
  // A picture that is still on its way is waited for.
  const picture = hero.querySelectorAll<HTMLImageElement>(".hero-picture img")[next];
  if (picture?.complete && choices[next]) choices[next].checked = true;
}

/** The pictures of the other slides are not asked for before (site/home-hero.css). */
function bringPictures(hero: HTMLElement): void {
  hero.toggleAttribute("data-pictures", true);
}

function afterLoad(action: () => void): void {
  if (document.readyState === "complete") action();
  else addEventListener("load", action, { once: true });
}
