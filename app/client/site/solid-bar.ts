import { prefersReducedMotion } from "../user-preferences.ts";

/**
 * Makes the bar over the hero opaque after 50 px of scroll. The stylesheet does this (routes/site/shell/site-nav.css) where it supports
 * scroll animations; elsewhere an invisible element 50.5 px high is observed.
 */
export function enhanceSolidBar(): void {
  const sentinel = document.querySelector(".nav-sentinel");
  if (!sentinel || (CSS.supports("animation-timeline: scroll()") && !prefersReducedMotion()))
    return;
  const bar = document.querySelector(".site-nav");
  new IntersectionObserver((entries) =>
    bar?.classList.toggle("is-solid", !entries.at(-1)?.isIntersecting),
  ).observe(sentinel);
}
