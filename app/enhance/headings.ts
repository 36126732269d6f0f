import { wantsCalm } from "./sparing.ts";

const away = { opacity: 0, transform: "translateX(-48px)" };
const timing = { duration: 400, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * Headings of sections slide in from the left, once, when 80 % of them is seen
 * (SITE-07). Only those still below the screen; one is withheld from its first visible line on, so
 * that a script that fails or a search in the page finds every heading in its place.
 */
export function slideHeadings(): void {
  if (wantsCalm()) return;
  const withheld = new Map<Element, Animation>();
  const known = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        // Seen from the start, or passed before: it keeps still. What is not laid out yet has no place, so
        // nobody is asked for it.
        if (!known.has(target)) {
          known.add(target);
          if (isIntersecting || boundingClientRect.bottom < 0) observer.unobserve(target);
          continue;
        }
        withheld.get(target)?.cancel();
        if (intersectionRatio >= 0.8) {
          observer.unobserve(target);
          target.animate([away, {}], timing);
        } else if (isIntersecting) {
          withheld.set(target, target.animate({ opacity: 0 }, { fill: "forwards" }));
        }
      }
    },
    { threshold: [0, 0.8] },
  );
  for (const heading of document.querySelectorAll("main h2:not(li *)")) observer.observe(heading);
}
