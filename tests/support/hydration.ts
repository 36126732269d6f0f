import type { Page } from "@playwright/test";

/** Waits until React answers on this page: before that a link or a form opens a document, which starts at its top. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Asked in the page: whether React answers there. */
export const isHydrated = () =>
  Object.keys(document.body ?? {}).some((key) => key.startsWith("__react"));
