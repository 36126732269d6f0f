/**
 * A picture of the media library. Its files are at a path made of `hash` (of their bytes), so browsers may cache them
 * for ever; `width` and `height` are those of the original in pixels; `cut` is the focal point of the portrait crops
 * for the hero (`50x30`), null without crops.
 */
export type LibraryPicture = { hash: string; width: number; height: number; cut: string | null };

/** Encodes the picture in a name that a page can use without a query to the database. */
export function formatLibraryPictureName({ hash, width, height, cut }: LibraryPicture): string {
  return `~${hash}-${width}x${height}${cut ? `-c${cut}` : ""}`;
}

/** Decodes a name written by formatLibraryPictureName; returns null for any other name. */
export function parseLibraryPictureName(name: string): LibraryPicture | null {
  const match = /^~([0-9a-f]{16})-(\d+)x(\d+)(?:-c(\d+x\d+))?$/.exec(name);
  if (!match) return null;
  const [, hash = "", width, height, cut = null] = match;
  return { hash, width: Number(width), height: Number(height), cut };
}

/**
 * Whether a name is the reference that the stored content uses for an item of the media library (`m-…`); only the
 * server can resolve it to files.
 */
export function isLibraryReference(name: string): boolean {
  return /^m-[0-9a-z]{6,12}$/.test(name);
}

/** URL of a file of the media library. */
export function getLibraryFileUrl(hash: string, file: string): string {
  return `/medias/${hash}/${file}`;
}

const standardWidths = [480, 960, 1600];

/** Widths of the renditions in pixels; never wider than the original. */
export function getLibraryPictureWidths(width: number): number[] {
  const widths = standardWidths.filter((one) => one <= width);
  const widest = widths.at(-1) ?? 0;
  // A width more than 20 % above the last standard width gets its own file.
  return width < 1600 && width > widest * 1.2 ? [...widths, width] : widths;
}

/** Width of the single WebP file for browsers without AVIF, in pixels. */
export function getLibraryFallbackWidth(width: number): number {
  return getLibraryPictureWidths(width).findLast((one) => one <= 960) ?? Math.min(width, 960);
}

/**
 * Aspect ratio of the portrait crops that a phone shows in the hero (881 × 1000), the same as for the shipped pictures.
 */
export const UPRIGHT_ASPECT_RATIO = 881 / 1000;
const uprightStandardWidths = [390, 585, 780];

/** Widths of the portrait crops in pixels; empty when the original is too small. */
export function getUprightWidths(width: number, height: number): number[] {
  return uprightStandardWidths.filter(
    (one) => one <= Math.min(width, height * UPRIGHT_ASPECT_RATIO),
  );
}
