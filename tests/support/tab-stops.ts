import type { Page } from "@playwright/test";

type TabStop = {
  name: string;
  hasRing: boolean;
  isCut: boolean;
  isCovered: boolean;
  isOutside: boolean;
};

/**
 * Tabs through the open page, forwards or backwards, and checks at each stop that the focus ring is visible, not
 * clipped, not covered by a bar and in view.
 */
export async function listTabStops(
  page: Page,
  keys: "Tab" | "Shift+Tab" = "Tab",
): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  while (stops.length < 300) {
    await page.keyboard.press(keys);
    const stop = await page.evaluate(readTabStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Describes the focused element; undefined past the end of the page. Runs in the browser. */
function readTabStop(): TabStop | undefined {
  const element = document.activeElement as HTMLInputElement | null;
  if (!element || element === document.body) return;
  const label = element.labels?.[0];
  // A radio button or checkbox is drawn beside its transparent field.
  const drawn = [element, label, element.nextElementSibling].filter(
    (one) =>
      !!one && one.getBoundingClientRect().width > 2 && getComputedStyle(one).opacity !== "0",
  ) as Element[];
  const ringed = drawn.find((one) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
    // Gold is visible on dark backgrounds and its shadow on light ones (WCAG 1.4.11).
    const seen = !/transparent|, 0\)$/.test(outlineColor) && boxShadow !== "none";
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && seen;
  });
  const frame = (ringed ?? element).parentElement;
  const cuts = (one: Element | null): Element | null =>
    !one || one === document.body || getComputedStyle(one).overflowX !== "visible"
      ? one
      : cuts(one.parentElement);
  const { left, right, top, bottom } = (ringed ?? element).getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edge = cuts(frame)?.getBoundingClientRect();
  const { outlineOffset, outlineWidth } = getComputedStyle(ringed ?? element);
  const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
  const cut = !!edge && (left - out < edge.left || right + out > edge.right);
  const fixedAncestor = (one: Element) => {
    for (let here: Element | null = one; here; here = here.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(here).position)) return here;
    return;
  };
  const covered = [
    [x, y],
    [left + 2, y],
    [right - 2, y],
    [x, top + 1],
    [x, bottom - 1],
  ].some(([across = 0, down = 0]) => {
    const hit = document.elementFromPoint(across, down);
    const over = hit && fixedAncestor(hit);
    return !!over && !over.contains(element);
  });
  // For a text area, a browser only scrolls the current line into view.
  const whole = element.matches("textarea") || bottom - top > innerHeight;
  const outside = top < 0 || (whole ? top : bottom) > innerHeight;
  const name = `${element.outerHTML.replace(/<svg.*?<\/svg>/gs, "").slice(0, 110)} ${Math.round(top)}–${Math.round(bottom)}`;
  return { name, hasRing: !!ringed, isCut: cut, isCovered: covered, isOutside: outside };
}
