import { whenQuiet } from "./quiet.ts";

/** What the sheet hides before its styles, then lays out when it comes near, as long as the page says so (site/rest.css). */
export const REST =
  ":is(.hero, .page-banner) ~ * ~ :not(dialog, .toast-stack), .article > section, .site-footer";

/**
 * On a first page what is below the screen waits: a slow processor paints sooner, and does not lay the whole
 * page out again for each sheet and each font. Once these are there it follows part by part in quiet moments:
 * whoever searches the page, or takes a picture of it, finds it whole. Who goes to a place of the page, by a
 * link or a key, has it whole at once: it would grow above that place.
 */
export function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (!dataset.rest) return;
  const rest = [...document.querySelectorAll<HTMLElement>(REST)];
  const layOut = (part: HTMLElement) => {
    part.style.contentVisibility = "visible";
  };
  const end = () => {
    rest.splice(0).forEach(layOut);
    // What the page says of its rest stays: to take it back would ask for the styles of all of it again.
    dataset.whole = "";
    removeEventListener("click", goes, true);
    removeEventListener("keydown", end, true);
  };
  const goes = ({ target }: Event) => (target as Element).closest("a[href*='#']") && end();
  const next = () => {
    const part = rest.shift();
    if (!part) return end();
    layOut(part);
    void part.offsetHeight;
    whenQuiet(next);
  };
  addEventListener("click", goes, true);
  addEventListener("keydown", end, true);
  // The film that opens by itself has the whole page styled again: it finds less before.
  const wait = document.querySelector("a[data-by-itself]") ? 2_500 : 0;
  const begin = () => setTimeout(next, wait);
  // Sheets and fonts: early.js says when they are there.
  if ("fonts" in dataset) addEventListener("lettered", begin);
  else begin();
}
