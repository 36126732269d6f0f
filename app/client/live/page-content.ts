/** What a page said, at which entry of the history of the browser. */
export type PageContent = { entry: string; json: string };

/**
 * What a page says, to be compared with what it says later; without the parts of its data that are `quiet`: made anew
 * each time they are asked for, they are no news.
 */
export function capturePageContent(
  entry: string,
  data: unknown,
  ignoredKeys: readonly string[] = [],
): PageContent {
  const ignored = new Set(ignoredKeys);
  const parts = Object.entries(data ?? {}).filter(([name]) => !ignored.has(name));
  return { entry, json: JSON.stringify(parts) };
}

/**
 * Has the page that is looked at changed by itself? What is shown at another entry of the history answers what this
 * person has just asked or done, and is no news of somebody else.
 */
export function hasContentChanged(before: PageContent | null, current: PageContent): boolean {
  return before !== null && before.entry === current.entry && before.json !== current.json;
}
