/** The content of a page at an entry of the browser history. */
export type PageContent = { entry: string; json: string };

/** Captures the content of a page for a later comparison, without the keys of its data that differ at each load. */
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
 * Whether the page changed by itself. Another history entry shows what the user requested or did, which is not
 * announced.
 */
export function hasContentChanged(before: PageContent | null, current: PageContent): boolean {
  return before !== null && before.entry === current.entry && before.json !== current.json;
}
