import type { Locator, Page } from "@playwright/test";
import { awake } from "./awake.ts";

/** Opens one of the acts of a choice, fills it in and sends it. */
export async function act(page: Page, title: string, fill: (form: Locator) => Promise<void>) {
  await awake(page);
  const panel = page
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: title }) });
  await panel.locator("summary").click();
  await fill(panel);
  await panel.locator('button[type="submit"]').first().click();
}
