import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

/** Where white words lie over pictures: banners, the hero, the overlays of films, the error page. */
const overPictures = [
  "header :is(.brand, nav > ul > li > :is(a, button), .site-nav-language)",
  ".page-banner :is(h1, li, .wrap > p)",
  ".hero :is(.hero-welcome, .hero-title, .hero-english, .hero-subtitle)",
  ".video-tile-words :is(h2, p)",
  ".gallery span",
  ".error-page :is(h1, p:not(.button-row), li, code)",
].join(", ");

type Words = {
  words: string;
  colour: number[];
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The share of light of each value of a colour, from 0 to 255 (WCAG). */
const light = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);

/**
 * The words over pictures of the page that is open, each with its contrast to the brightest hundredth of
 * what is behind it, read on a screenshot from which the words are gone. Shadows of letters do not count.
 */
async function measureContrasts(page: Page): Promise<{ words: string; contrast: number }[]> {
  await page.evaluate(loadPictures);
  const all = await page.evaluate(hideWords, overPictures);
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
  return all.map(({ words, colour, ...box }) => {
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
    return { words, contrast: Math.floor(contrast * 10) / 10 };
  });
}

/** White words over the pictures of the page that is open have a contrast of 4.5; they are gone afterwards. */
export async function expectReadableOverPictures(page: Page): Promise<void> {
  const measured = await measureContrasts(page);
  expect(measured, "there are words over pictures").not.toEqual([]);
  const pale = measured.filter(({ contrast }) => contrast < 4.5);
  expect.soft(pale, "white words over pictures have a contrast of 4.5").toEqual([]);
}

/** The whole numbers from a place on, as far as it is long, on a side of this size. */
function pixelRange(from: number, length: number, size: number): number[] {
  const all = Array.from({ length: Math.ceil(length) }, (_, index) => Math.floor(from) + index);
  return all.filter((place) => place >= 0 && place < size);
}

/** Waits for the pictures behind words, and for the slide to have come. Runs in the browser. */
async function loadPictures(): Promise<void> {
  const places = ".page-banner, .hero, .video-tiles, .gallery, .error-page";
  const pictures = [...document.images].filter((image) => image.closest(places));
  for (const image of pictures) image.loading = "eager";
  const shown = pictures.filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode()));
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
}

/** Makes these words transparent and gives the boxes of their lines, on the whole page. Runs in the browser. */
function hideWords(selector: string): Words[] {
  const found: Words[] = [];
  // A page scrolled has its bar over its words.
  scrollTo({ top: 0, behavior: "instant" });
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true } as never),
  );
  for (const element of shown) {
    const words = (element.textContent ?? "").trim().slice(0, 40);
    const colour = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    // Dark words are not over a picture: those of a film are under it on a phone.
    if (Math.min(...colour) < 128) continue;
    // Letter by letter: a logo inside has its own colours.
    const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (letters.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(letters.currentNode);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1 && height > 1)
          found.push({ words, colour, x: x + scrollX, y: y + scrollY, width, height });
    }
  }
  for (const element of shown)
    for (const one of [element, ...element.querySelectorAll<HTMLElement>("*")]) {
      one.style.setProperty("color", "transparent", "important");
      one.style.setProperty("text-shadow", "none", "important");
      one.style.setProperty("text-decoration-color", "transparent", "important");
    }
  return found;
}
