/** The `handle` of a route whose pages React hydrates: the student area and the office. */
export type HydrateHandle = { hydrates?: true };

/**
 * Whether React hydrates a page with these route handles. Every other page, sign-in pages included, is a document
 * with a small script (decision 0011).
 */
export function hydrates(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as HydrateHandle | undefined)?.hydrates);
}
