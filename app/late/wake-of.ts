/**
 * When React takes a page over: `now`, as soon as the page is there (the student area, the office); `touched`, once a
 * finger or a key reaches a part marked `data-wake` (the doors). A page that says neither is a document and its small
 * script, whatever is touched (decision 0045).
 */
export type Wake = "now" | "touched";

/** What a route says of it: `handle = { wake: "now" }`. */
export type WakeHandle = { wake?: Wake };

/** What the routes of a page say, from the root down; undefined when none does. */
export function wakeOf(handles: unknown[]): Wake | undefined {
  return handles.map((handle) => (handle as WakeHandle | undefined)?.wake).find(Boolean);
}
