/** All in pixels of the picture, upright. */
export type Size = { width: number; height: number };
/** The square that is kept: its corner at the top left, and its side. */
export type Crop = { x: number; y: number; side: number };

/** How close the frame may come, in percent: three times is still sharp on a phone's photo. */
export const CLOSEST = 300;

/** A press of an arrow moves the frame by this part of its side. */
const STEP = 0.06;

const ways = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Way = keyof typeof ways;

/** The largest square of a picture, in its middle. */
export function wholeCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** The same middle, seen closer: `zoom` in percent, 100 for the largest square. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  const side = wholeCrop(size).side / (Math.min(Math.max(zoom, 100), CLOSEST) / 100);
  const half = (crop.side - side) / 2;
  return inside({ x: crop.x + half, y: crop.y + half, side }, size);
}

/** Moves the frame one step; it never leaves the picture. */
export function stepped(crop: Crop, size: Size, way: Way): Crop {
  const [dx, dy] = ways[way];
  return moved(crop, size, dx * STEP * crop.side, dy * STEP * crop.side);
}

/** Moves the frame by a distance in pixels of the picture; it never leaves it. */
export function moved(crop: Crop, size: Size, dx: number, dy: number): Crop {
  return inside({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
}

function inside({ x, y, side }: Crop, { width, height }: Size): Crop {
  const within = (at: number, room: number) => Math.min(Math.max(at, 0), room - side);
  return { x: within(x, width), y: within(y, height), side };
}
