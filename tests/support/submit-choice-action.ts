import type { Locator, Page } from "@playwright/test";
import { waitForHydration } from "./hydration.ts";

/** Opens an action of a choice, fills it in and submits it. */
export async function submitChoiceAction(
  page: Page,
  title: string,
  fill: (form: Locator) => Promise<void>,
) {
  await waitForHydration(page);
  const panel = page
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: title }) });
  await panel.locator("summary").click();
  await fill(panel);
  await panel.locator('button[type="submit"]').first().click();
}
