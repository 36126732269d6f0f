import { expect, type Locator } from "@playwright/test";

/** On a phone, an element scrolls into view above the bottom bar of the student area and stays there. */
export async function expectAboveBottomBar(part: Locator): Promise<void> {
  const bar = await part.page().locator(".student-nav").boundingBox();
  const bottom = async () => {
    const place = await part.boundingBox();
    return (place?.y ?? 0) + (place?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThan(bar?.y ?? 0);
  expect(await bottom()).toBeGreaterThan(0);
}
