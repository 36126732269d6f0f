import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

/** White texts over pictures: banners, the hero, overlays of films, the error page. */
const overPictures = [
  "header :is(.brand, nav > ul > li > :is(a, button), .site-nav-language)",
  ".page-banner :is(h1, li, .wrap > p)",
  ".hero :is(.hero-welcome, .hero-title, .hero-english, .hero-subtitle)",
  ".video-tile-text :is(h2, p)",
  ".gallery span",
  ".error-page :is(h1, p:not(.button-row), li, code)",
].join(", ");

type TextBox = {
  text: string;
  colour: number[];
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Relative luminance of each channel value from 0 to 255 (WCAG). */
const light = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);

/**
 * Measures each text over a picture against the brightest one per cent of what is behind it, on a screenshot without
 * the texts. Text shadows do not count.
 */
async function measureContrasts(page: Page): Promise<{ text: string; contrast: number }[]> {
  await page.evaluate(loadPictures);
  const all = await page.evaluate(hideTexts, overPictures);
  if (all.length === 0) return [];
  const left = Math.floor(Math.min(...all.map(({ x }) => x)));
  const top = Math.floor(Math.min(...all.map(({ y }) => y)));
  const width = Math.ceil(Math.max(...all.map((box) => box.x + box.width))) - left;
  const height = Math.ceil(Math.max(...all.map((box) => box.y + box.height))) - top;
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: left, y: top, width, height },
  });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return all.map(({ text, colour, ...box }) => {
    const rows = pixelRange(box.y - top, box.height, info.height);
    const columns = pixelRange(box.x - left, box.width, info.width);
    const behind = rows.flatMap((y) =>
      columns.map((x) => {
        const at = (y * info.width + x) * 3;
        return luminance(data[at], data[at + 1], data[at + 2]);
      }),
    );
    behind.sort((one, other) => one - other);
    const brightest = behind[Math.floor(behind.length * 0.99)] ?? 1;
    const contrast = (luminance(...colour) + 0.05) / (brightest + 0.05);
    return { text, contrast: Math.floor(contrast * 10) / 10 };
  });
}

/** Expects a contrast of 4.5 for white texts over pictures. The texts stay invisible afterwards. */
export async function expectReadableOverPictures(page: Page): Promise<void> {
  const measured = await measureContrasts(page);
  expect(measured, "there are texts over pictures").not.toEqual([]);
  const pale = measured.filter(({ contrast }) => contrast < 4.5);
  expect.soft(pale, "white texts over pictures have a contrast of 4.5").toEqual([]);
}

/** The pixel indexes from `from`, over `length`, within a side of this size. */
function pixelRange(from: number, length: number, size: number): number[] {
  const all = Array.from({ length: Math.ceil(length) }, (_, index) => Math.floor(from) + index);
  return all.filter((place) => place >= 0 && place < size);
}

/** Waits for the pictures behind the texts, and for the slide's transition. Runs in the browser. */
async function loadPictures(): Promise<void> {
  const places = ".page-banner, .hero, .video-tiles, .gallery, .error-page";
  const pictures = [...document.images].filter((image) => image.closest(places));
  for (const image of pictures) image.loading = "eager";
  const visible = pictures.filter((image) => image.checkVisibility());
  await Promise.all(visible.map((image) => image.decode()));
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
}

/** Makes these texts transparent and returns the boxes of their lines in page coordinates. Runs in the browser. */
function hideTexts(selector: string): TextBox[] {
  const found: TextBox[] = [];
  // On a scrolled page the bar would cover the texts.
  scrollTo({ top: 0, behavior: "instant" });
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true } as never),
  );
  for (const element of visible) {
    const text = (element.textContent ?? "").trim().slice(0, 40);
    const colour = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    // A dark text is not over a picture: on a phone a film's text is below it.
    if (Math.min(...colour) < 128) continue;
    // By text node, because a logo inside has its own colours.
    const textNodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(textNodes.currentNode);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1 && height > 1)
          found.push({ text, colour, x: x + scrollX, y: y + scrollY, width, height });
    }
  }
  for (const element of visible)
    for (const one of [element, ...element.querySelectorAll<HTMLElement>("*")]) {
      one.style.setProperty("color", "transparent", "important");
      one.style.setProperty("text-shadow", "none", "important");
      one.style.setProperty("text-decoration-color", "transparent", "important");
    }
  return found;
}
