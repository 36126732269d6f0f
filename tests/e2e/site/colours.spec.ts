import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "#tests/support/playwright.ts";
import { contrastsOverPictures } from "#tests/support/veils.ts";
import { findingsOn, pagesIn } from "#tests/support/walk.ts";

test("every page keeps its contrasts in dark colours", async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: "dark" });
  // In light colours, with every rule: every-page.spec.ts.
  const faults = await findingsOn(page, pagesIn("fr"), async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(["cat.color"]).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
  expect(faults).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 255] = (ground.match(/\d+/g) ?? []).map(Number);
  expect(red, "the page was dark").toBeLessThan(64);
});

// What axe cannot see: it leaves words over pictures out.
test("white words over pictures keep a contrast of 4.5 to what is behind them", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const measured: string[] = [];
  const others = ["/campus/CAMEROUN", "/actualite/un-soutien-de-tous-les-jours", "/no-such-page"];
  const faults = await findingsOn(page, [...pagesIn("fr"), ...others], async (address) => {
    const found: string[] = [];
    for (const slide of address === "/" ? [1, 2, 3] : [0]) {
      if (slide > 1) await page.goto(address);
      if (slide) await page.locator(`.hero input[value="${slide}"]`).check({ force: true });
      for (const { words, contrast } of await contrastsOverPictures(page)) {
        measured.push(words);
        if (contrast < 4.5) found.push(`${contrast} « ${words} » (${slide})`);
      }
    }
    return found;
  });
  expect(measured.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
