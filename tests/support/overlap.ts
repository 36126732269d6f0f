import type { Locator } from "@playwright/test";

/** Do two parts of a page lie over one another? False while one of them is not there. */
export async function areOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  const isApart = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart && a.x < b.x + b.width && b.x < a.x + a.width;
}
