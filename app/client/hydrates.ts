/** What a route says where React takes its pages over, as soon as they are there: the student area, the office. */
export type HydrateHandle = { hydrates?: true };

/**
 * Whether React takes a page over, by what its routes say. Every other page, the doors among them, is a document and
 * its small script, whatever is touched (decision 0011).
 */
export function hydrates(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as HydrateHandle | undefined)?.hydrates);
}
