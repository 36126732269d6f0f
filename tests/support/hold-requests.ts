import type { Page } from "@playwright/test";

/** Lets no request for these addresses go on before the function that it gives is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
