import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page: before, a link or form loads a whole document. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Whether React has hydrated the page. Runs in the browser. */
export const isHydrated = () =>
  Object.keys(document.body ?? {}).some((key) => key.startsWith("__react"));
