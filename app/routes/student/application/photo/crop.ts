/** In pixels of the upright picture. */
export type Size = { width: number; height: number };
/** The square that is cut out: its top left corner and its side, in pixels of the picture. */
export type Crop = { x: number; y: number; side: number };

/** The highest zoom in percent: three times is still sharp on the photo of a phone. */
export const MAX_ZOOM_PERCENT = 300;

/** The part of its side by which a button moves the square. */
const STEP_RATIO = 0.06;

const DIRECTIONS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Direction = keyof typeof DIRECTIONS;

/** Returns the largest square of a picture, in its middle. */
export function getLargestCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Returns the square around the same middle at this zoom, in percent; 100 is the largest square. */
export function zoomCrop(crop: Crop, size: Size, zoomPercent: number): Crop {
  const side =
    getLargestCrop(size).side / (Math.min(Math.max(zoomPercent, 100), MAX_ZOOM_PERCENT) / 100);
  const half = (crop.side - side) / 2;
  return clampCrop({ x: crop.x + half, y: crop.y + half, side }, size);
}

/** Moves the square one step, never out of the picture. */
export function stepCrop(crop: Crop, size: Size, direction: Direction): Crop {
  const [dx, dy] = DIRECTIONS[direction];
  return moveCrop(crop, size, dx * STEP_RATIO * crop.side, dy * STEP_RATIO * crop.side);
}

/** Moves the square by a distance in pixels of the picture, never out of it. */
export function moveCrop(crop: Crop, size: Size, dx: number, dy: number): Crop {
  return clampCrop({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
}

function clampCrop({ x, y, side }: Crop, { width, height }: Size): Crop {
  const clamp = (position: number, available: number) =>
    Math.min(Math.max(position, 0), available - side);
  return { x: clamp(x, width), y: clamp(y, height), side };
}
