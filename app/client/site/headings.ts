import { prefersReducedMotion } from "../user-preferences.ts";

const OFFSCREEN = { opacity: 0, transform: "translateX(-48px)" };
const TIMING = { duration: 400, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * Slides section headings in from the left, once, when 80 % of them are visible (SITE-07). It animates only headings
 * below the screen, and hides one only from its first visible line on, so that a failing script or a search in the
 * page finds every heading in its place.
 */
export function animateHeadings(): void {
  if (prefersReducedMotion()) return;
  const hiddenHeadings = new Map<Element, Animation>();
  const observedHeadings = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        // The first entry contains the position of the heading: one that is visible or above the screen is not
        // animated. A heading that is not laid out yet has no position.
        if (!observedHeadings.has(target)) {
          observedHeadings.add(target);
          if (isIntersecting || boundingClientRect.bottom < 0) observer.unobserve(target);
          continue;
        }
        hiddenHeadings.get(target)?.cancel();
        if (intersectionRatio >= 0.8) {
          observer.unobserve(target);
          target.animate([OFFSCREEN, {}], TIMING);
        } else if (isIntersecting) {
          hiddenHeadings.set(target, target.animate({ opacity: 0 }, { fill: "forwards" }));
        }
      }
    },
    { threshold: [0, 0.8] },
  );
  for (const heading of document.querySelectorAll("main h2:not(li *)")) observer.observe(heading);
}
