import type { Page } from "@playwright/test";

/** Records the addresses of pages that Chromium prefetches. */
export async function watchPrefetchedPages(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const client = await page.context().newCDPSession(page);
  client.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await client.send("Preload.enable");
  return fetched;
}
