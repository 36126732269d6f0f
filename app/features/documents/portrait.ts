/** Limits of a portrait, in pixels a side and bytes. */
export const MAX_PORTRAIT_SIDE_PX = 800;
export const MAX_PORTRAIT_BYTES = 150_000;

/** Below this nobody is recognisable, even on a small card. */
export const MIN_PORTRAIT_SIDE_PX = 160;

/** The `accept` attribute for a portrait; the server checks the content. */
export const PORTRAIT_ACCEPT = "image/jpeg,image/png";

/** The side of the portrait cut from a picture of this size, in pixels; null when it is too small. */
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
