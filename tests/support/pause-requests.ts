import type { BrowserContext, Page } from "@playwright/test";

/**
 * Delays requests for these addresses until the returned function is called. With a context, those of its service
 * worker too.
 */
export async function pauseRequests(
  page: Page | BrowserContext,
  addresses: string | RegExp,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
