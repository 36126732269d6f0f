import { expect, test } from "#tests/support/playwright.ts";
import {
  headingsWithoutAccent,
  mediaFaults,
  typographicFaults,
  wordsOfNoLanguage,
} from "#tests/support/typography.ts";
import { findingsOn, pagesIn } from "#tests/support/walk.ts";

test.skip(({ isMobile }) => isMobile, "one screen takes every width");

/** A small phone, which is also 1280 px enlarged four times; a phone; a desk. */
const screens = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Proper names: WCAG 3.1.2 leaves them in their language. */
const properNames =
  /Bachelor of|Baccalauréat \(|Office du baccalauréat|Commission de protection|École de/;

for (const language of ["fr", "en"] as const) {
  test(`the pages in ${language} are well set and fit at 320, 390 and 1280 px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults = await findingsOn(page, pagesIn(language), async () => {
      const found: string[] = [];
      for (const screen of screens) {
        await page.setViewportSize(screen);
        for (const fault of await page.evaluate(typographicFaults))
          found.push(`${fault} (${screen.width} px)`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${wide} px wider than ${screen.width}`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  test(`the pages in ${language} say which words are of the other language, and what pictures show`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults = await findingsOn(page, pagesIn(language), async () => {
      const foreign = await page.evaluate(wordsOfNoLanguage);
      return [
        ...foreign.filter((words) => !properNames.test(words)),
        ...(await page.evaluate(headingsWithoutAccent)),
        ...(await page.evaluate(mediaFaults)),
      ];
    });
    expect(faults).toEqual([]);
  });
}
