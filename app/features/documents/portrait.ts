/** A portrait is a square of at most so many pixels a side, and so many bytes. */
export const PORTRAIT_SIDE = 800;
export const PORTRAIT_BYTES = 150_000;

/** Below so many pixels a side nobody is recognised, even on a small card. */
export const SMALLEST_PORTRAIT = 160;

/** What the file chooser offers for a portrait: pictures only; the server decides by content. */
export const PORTRAIT_ACCEPT = "image/jpeg,image/png";

/** The side of a portrait in pixels, for a picture of this size; null when there is too little of it. */
export function portraitSide({ width, height }: { width: number; height: number }): number | null {
  const side = Math.min(width, height, PORTRAIT_SIDE);
  return side < SMALLEST_PORTRAIT ? null : side;
}
