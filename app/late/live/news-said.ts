/** What a page said, at which entry of the history of the browser. */
export type Said = { entry: string; told: string };

/**
 * What a page says, to be compared with what it says later; without the parts of its data that are `quiet`: made anew
 * each time they are asked for, they are no news.
 */
export function saidOf(entry: string, data: unknown, quiet: readonly string[] = []): Said {
  const isQuiet = new Set(quiet);
  const parts = Object.entries(data ?? {}).filter(([name]) => !isQuiet.has(name));
  return { entry, told: JSON.stringify(parts) };
}

/**
 * Has the page that is looked at changed by itself? What is shown at another entry of the history answers what this
 * person has just asked or done, and is no news of somebody else.
 */
export function isNewsToReader(before: Said | null, now: Said): boolean {
  return before !== null && before.entry === now.entry && before.told !== now.told;
}
