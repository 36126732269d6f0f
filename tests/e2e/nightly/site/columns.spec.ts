import type { Locator } from "@playwright/test";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { expect, test } from "#tests/support/playwright.ts";

/** The number of columns, counted by distinct left edges. */
const countColumns = (things: Locator) =>
  things.evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
  );

// Sets widths itself; a phone has the same footer.
test.describe("on a desktop", { tag: "@desk" }, () => {
  test.beforeEach(async ({ page }) => disableFilm(page));

  test("seven reasons are in three columns; testimonials in two on a tablet and three on a desktop", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [width, reasons, testimonials] of [
      [768, 1, 2],
      [1024, 3, 3],
      [1280, 3, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const at = `at ${width} px`;
      expect(await countColumns(page.locator(".reasons li:not(.reason-highlight)")), at).toBe(
        reasons,
      );
      const stories = page.locator(".testimonial-grid > li").filter({ has: page.locator("video") });
      expect(await countColumns(stories.filter({ visible: true })), at).toBe(testimonials);
    }
  });

  test("the column beside the contact form ends with it", async ({ page }) => {
    await page.goto("/contacts");
    const [form, beside] = await Promise.all(
      [".enquiry > section form", ".enquiry aside .article"].map(async (part) => {
        const box = await page.locator(part).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      }),
    );
    expect(beside).toBeLessThanOrEqual(form ?? 0);
    // Other sections come after it.
    await expect(page.getByRole("heading", { name: enquiryMessages.fr.aside })).toBeVisible();
  });

  test("the navigation bar leads to the same page in the other language", async ({ page }) => {
    await page.goto("/curriculum");
    const bar = page.getByRole("banner");
    await bar.getByRole("link", { name: enquiryMessages.en.languages.en }).click();
    await expect(page).toHaveURL(/\/en\/curriculum$/);
    await bar.getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(/[^n]\/curriculum$/);
  });

  test("the footer names the accreditations, beside three neutral logos", async ({ page }) => {
    await page.goto("/valeurs");
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByText("AACSB, EQUIS et AMBA")).toContainText("déclare détenir");
    await expect(foot.getByRole("list", { name: "Partenaires" }).getByRole("listitem")).toHaveCount(
      3,
    );
  });

  test("the footer shows the other campus when it is selected", async ({ page }) => {
    await page.goto("/valeurs");
    const foot = page.getByRole("contentinfo");
    const heading = (city: RegExp) => foot.getByRole("heading", { name: city });
    await expect(heading(/Dakar/)).toBeVisible();
    await foot.getByRole("radio", { name: "Cameroun" }).check();
    await expect(heading(/Yaoundé/)).toBeVisible();
    await expect(heading(/Dakar/)).toBeHidden();
    await foot.getByRole("radio", { name: "Cameroun" }).press("ArrowLeft");
    await expect(heading(/Dakar/)).toBeVisible();
  });
});
