import {
  getLibraryFallbackWidth,
  getLibraryFileUrl,
  getLibraryPictureWidths,
  getUprightWidths,
  parseLibraryPictureName,
} from "./library-picture.ts";

/** The large scenes, 1600 × 1000. */
export const scenes = [
  "dakar",
  "campus",
  "yaounde",
  "graduation",
  "winter",
  "library",
  "classroom",
  "lab",
  "courtyard",
  "family",
  "crossing",
] as const;

/** Scenes that also have an upright cut for phones. */
export type UprightPicture = "dakar" | "campus" | "yaounde" | "crossing";

/** The widths of the upright cuts, 881 × 1000 in shape. */
export const uprightSceneWidths = [390, 585, 780];

export type PictureSizes = { widths: number[]; fallback: number; width: number; height: number };

/** The files there are for a picture, and the size its place on the page is reserved with. */
export function getPictureSizes(name: string): PictureSizes {
  const libraryPicture = parseLibraryPictureName(name);
  if (libraryPicture) {
    const { width, height } = libraryPicture;
    return {
      widths: getLibraryPictureWidths(width),
      fallback: getLibraryFallbackWidth(width),
      width,
      height,
    };
  }
  if (name.startsWith("testimonial-")) {
    return { widths: [320, 480, 640], fallback: 640, width: 640, height: 427 };
  }
  const height = (scenes as readonly string[]).includes(name) ? 1000 : 1067;
  return { widths: [480, 960, 1600], fallback: 960, width: 1600, height };
}

/** The address of a file of a picture: `pictureFile("dakar", "960.avif")`. */
export function getPictureUrl(name: string, file: string): string {
  const libraryPicture = parseLibraryPictureName(name);
  return libraryPicture ? getLibraryFileUrl(libraryPicture.hash, file) : `/img/${name}-${file}`;
}

/** The address of the one file of a picture for those who do not know AVIF. */
export function getFallbackUrl(name: string): string {
  return getPictureUrl(name, `${getPictureSizes(name).fallback}.webp`);
}

/** The upright cuts of a picture for phones, with their widths; none where there are none. */
export function listUprightFiles(name: string): { file: string; width: number }[] {
  const libraryPicture = parseLibraryPictureName(name);
  if (libraryPicture && !libraryPicture.cut) return [];
  const widths = libraryPicture
    ? getUprightWidths(libraryPicture.width, libraryPicture.height)
    : uprightSceneWidths;
  const prefix = libraryPicture ? `phone-${libraryPicture.cut}` : "phone";
  return widths.map((width) => ({ file: getPictureUrl(name, `${prefix}-${width}.avif`), width }));
}

/** The classes that keep a point of the picture in view; a page carries no style attribute. */
export function getFocusClass(focus: { x: number; y: number } | undefined): string | undefined {
  if (!focus) return;
  const step = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
  return `focus-x-${step(focus.x)} focus-y-${step(focus.y)}`;
}
