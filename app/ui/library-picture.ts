/**
 * A picture of the library as a page names it. Its files are under `hash`, which is made of their bytes, so that
 * browsers keep them for good; `width` and `height` are those of the original, in pixels; `cut` is the point for
 * which the upright cuts of the hero were made (`50x30`), null when there are none.
 */
export type LibraryPicture = { hash: string; width: number; height: number; cut: string | null };

/** The name of such a picture in a page: it says all there is to know of its files. */
export function formatLibraryPictureName({ hash, width, height, cut }: LibraryPicture): string {
  return `~${hash}-${width}x${height}${cut ? `-c${cut}` : ""}`;
}

/** Reads such a name; null for any other, as those of the pictures that came with the site. */
export function parseLibraryPictureName(name: string): LibraryPicture | null {
  const match = /^~([0-9a-f]{16})-(\d+)x(\d+)(?:-c(\d+x\d+))?$/.exec(name);
  if (!match) return null;
  const [, hash = "", width, height, cut = null] = match;
  return { hash, width: Number(width), height: Number(height), cut };
}

/** The name by which the contents call a medium that was added to the library; only the server knows its files. */
export function isLibraryReference(name: string): boolean {
  return /^m-[0-9a-z]{6,12}$/.test(name);
}

/** Where the files of the library are asked for. */
export function getLibraryFileUrl(hash: string, file: string): string {
  return `/medias/${hash}/${file}`;
}

const standardWidths = [480, 960, 1600];

/** The widths a picture is made in, in pixels: never more than it has. */
export function getLibraryPictureWidths(width: number): number[] {
  const widths = standardWidths.filter((one) => one <= width);
  const widest = widths.at(-1) ?? 0;
  // What lies well between two steps is worth a file of its own.
  return width < 1600 && width > widest * 1.2 ? [...widths, width] : widths;
}

/** The width of the one file for browsers that do not know AVIF. */
export function getLibraryFallbackWidth(width: number): number {
  return getLibraryPictureWidths(width).findLast((one) => one <= 960) ?? Math.min(width, 960);
}

/** The shape of the upright cuts that a phone shows in the hero: 881 × 1000, as those of the drawings. */
export const UPRIGHT_ASPECT_RATIO = 881 / 1000;
const uprightStandardWidths = [390, 585, 780];

/** The widths of the upright cuts, in pixels; none when too little of the picture is left. */
export function getUprightWidths(width: number, height: number): number[] {
  return uprightStandardWidths.filter(
    (one) => one <= Math.min(width, height * UPRIGHT_ASPECT_RATIO),
  );
}
