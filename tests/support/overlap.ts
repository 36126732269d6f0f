import type { Locator } from "@playwright/test";

/** Whether two elements overlap; false while one of them is missing. */
export async function areOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  const isAboveOrBelow = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isAboveOrBelow && a.x < b.x + b.width && b.x < a.x + a.width;
}
