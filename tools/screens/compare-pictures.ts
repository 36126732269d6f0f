import sharp from "sharp";

/** A pixel differs when one of its channels differs by more than this, of 255. */
const MAX_CHANNEL_DIFFERENCE = 16;
/** Four bytes a pixel: red, green, blue, alpha. */
const CHANNELS = 4;

export type PictureDifference = {
  pixels: number;
  /** Part of the pixels of the larger picture, from 0 to 1. */
  share: number;
  hasOtherSize: boolean;
  /** The differing pixels in red on the pale picture, as a PNG file. */
  png: Buffer;
};

type Pixels = { data: Buffer; width: number; height: number };

/** Compares two PNG files pixel by pixel; undefined when no pixel differs. Rows that only one has differ. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawing = Buffer.alloc(width * height * CHANNELS, 255);
  let pixels = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const target = (y * width + x) * CHANNELS;
      const differs = isDifferent(one, other, x, y);
      if (differs) pixels += 1;
      drawPixel(drawing, target, differs ? undefined : getOffset(other, x, y), other.data);
    }
  const hasOtherSize = one.width !== other.width || one.height !== other.height;
  if (pixels === 0 && !hasOtherSize) return undefined;
  const raw = { width, height, channels: CHANNELS } as const;
  const png = await sharp(drawing, { raw }).png().toBuffer();
  return { pixels, share: pixels / (width * height), hasOtherSize, png };
}

async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The first byte of a pixel; undefined outside the picture. */
function getOffset({ width, height }: Pixels, x: number, y: number): number | undefined {
  return x < width && y < height ? (y * width + x) * CHANNELS : undefined;
}

function isDifferent(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const [first, second] = [getOffset(one, x, y), getOffset(other, x, y)];
  if (first === undefined || second === undefined) return true;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const difference = (one.data[first + channel] ?? 0) - (other.data[second + channel] ?? 0);
    if (Math.abs(difference) > MAX_CHANNEL_DIFFERENCE) return true;
  }
  return false;
}

/** Writes red, or the pale colour of the picture at `offset`. */
function drawPixel(
  drawing: Buffer,
  target: number,
  offset: number | undefined,
  data: Buffer,
): void {
  const red = [220, 0, 40];
  for (let channel = 0; channel < CHANNELS - 1; channel += 1)
    drawing[target + channel] =
      offset === undefined
        ? (red[channel] ?? 0)
        : 191 + Math.floor((data[offset + channel] ?? 0) / 4);
}
