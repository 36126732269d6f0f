import { prefersReducedMotion } from "./user-preferences.ts";

/**
 * Over the hero the bar turns solid once the page has moved by more than 50 px. The sheet does it alone
 * (site/nav.css) where it may follow the scroll; elsewhere a mark 50.5 px high tells when it is gone.
 */
export function enhanceSolidBar(): void {
  const sentinel = document.querySelector(".site-nav-mark");
  if (!sentinel || (CSS.supports("animation-timeline: scroll()") && !prefersReducedMotion()))
    return;
  const bar = document.querySelector(".site-nav");
  new IntersectionObserver((entries) =>
    bar?.classList.toggle("is-solid", !entries.at(-1)?.isIntersecting),
  ).observe(sentinel);
}
