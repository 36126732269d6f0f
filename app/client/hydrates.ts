/** The `handle` of the layout of an area, whose pages React hydrates: the student area and the office. */
export type HydrateHandle = {
  hydrates?: true;
  /** Address of the area's stylesheet, whose text stands inside the first document (document-scripts.tsx). */
  stylesheet?: string;
};

/**
 * Whether React hydrates a page with these route handles. Every other page, sign-in pages included, is a document
 * with a small script (decision 0011).
 */
export function hydrates(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as HydrateHandle | undefined)?.hydrates);
}

/** Returns the address of the stylesheet of the area that a page with these route handles belongs to. */
export function findAreaStylesheet(handles: unknown[]): string | undefined {
  return handles
    .map((handle) => (handle as HydrateHandle | undefined)?.stylesheet)
    .find((stylesheet) => stylesheet !== undefined);
}
