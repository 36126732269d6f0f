/** A portrait is a square of at most so many pixels a side, and so many bytes. */
export const MAX_PORTRAIT_SIDE_PX = 800;
export const MAX_PORTRAIT_BYTES = 150_000;

/** Below so many pixels a side nobody is recognised, even on a small card. */
export const MIN_PORTRAIT_SIDE_PX = 160;

/** What the file chooser offers for a portrait: pictures only; the server decides by content. */
export const PORTRAIT_ACCEPT = "image/jpeg,image/png";

/** The side of a portrait in pixels, for a picture of this size; null when there is too little of it. */
export function getPortraitSide({
  width,
  height,
}: {
  width: number;
  height: number;
}): number | null {
  const side = Math.min(width, height, MAX_PORTRAIT_SIDE_PX);
  return side < MIN_PORTRAIT_SIDE_PX ? null : side;
}
