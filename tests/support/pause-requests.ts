import type { BrowserContext, Page } from "@playwright/test";

/**
 * Lets no request for these addresses go on before the function that it gives is called; of a whole context, those of
 * a service worker too.
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
