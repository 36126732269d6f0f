/** All in pixels of the picture, upright. */
export type Size = { width: number; height: number };
/** The square that is kept: its corner at the top left, and its side. */
export type Crop = { x: number; y: number; side: number };

/** How close the frame may come, in percent: three times is still sharp on a phone's photo. */
export const MAX_ZOOM_PERCENT = 300;

/** A press of an arrow moves the frame by this part of its side. */
const STEP_RATIO = 0.06;

const DIRECTIONS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Direction = keyof typeof DIRECTIONS;

/** The largest square of a picture, in its middle. */
export function getLargestCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** The same middle, seen closer: `zoom` in percent, 100 for the largest square. */
export function zoomCrop(crop: Crop, size: Size, zoomPercent: number): Crop {
  const side =
    getLargestCrop(size).side / (Math.min(Math.max(zoomPercent, 100), MAX_ZOOM_PERCENT) / 100);
  const half = (crop.side - side) / 2;
  return clampCrop({ x: crop.x + half, y: crop.y + half, side }, size);
}

/** Moves the frame one step; it never leaves the picture. */
export function stepCrop(crop: Crop, size: Size, direction: Direction): Crop {
  const [dx, dy] = DIRECTIONS[direction];
  return moveCrop(crop, size, dx * STEP_RATIO * crop.side, dy * STEP_RATIO * crop.side);
}

/** Moves the frame by a distance in pixels of the picture; it never leaves it. */
export function moveCrop(crop: Crop, size: Size, dx: number, dy: number): Crop {
  return clampCrop({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
}

function clampCrop({ x, y, side }: Crop, { width, height }: Size): Crop {
  const clamp = (position: number, available: number) =>
    Math.min(Math.max(position, 0), available - side);
  return { x: clamp(x, width), y: clamp(y, height), side };
}
