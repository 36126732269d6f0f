import {
  getLibraryFallbackWidth,
  getLibraryFileUrl,
  getLibraryPictureWidths,
  getUprightWidths,
  parseLibraryPictureName,
} from "./library-picture.ts";

/** Large illustrations, 1600 × 1000 px. */
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

/** Illustrations with a portrait crop for phones. */
export type UprightPicture = "dakar" | "campus" | "yaounde" | "crossing";

/** Widths of the portrait crops in pixels; their aspect ratio is 881 × 1000. */
export const uprightSceneWidths = [390, 585, 780];

export type PictureSizes = { widths: number[]; fallback: number; width: number; height: number };

/** Available widths of a picture, the width of its fallback, and the size to reserve on the page (pixels). */
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

/** URL of a file of a picture: `getPictureUrl("dakar", "960.avif")`. */
export function getPictureUrl(name: string, file: string): string {
  const libraryPicture = parseLibraryPictureName(name);
  return libraryPicture ? getLibraryFileUrl(libraryPicture.hash, file) : `/img/${name}-${file}`;
}

/** URL of the file for browsers without AVIF. */
export function getFallbackUrl(name: string): string {
  return getPictureUrl(name, `${getPictureSizes(name).fallback}.webp`);
}

/** Portrait crops of a picture for phones, with their widths in pixels; empty when there are none. */
export function listUprightFiles(name: string): { file: string; width: number }[] {
  const libraryPicture = parseLibraryPictureName(name);
  if (libraryPicture && !libraryPicture.cut) return [];
  const widths = libraryPicture
    ? getUprightWidths(libraryPicture.width, libraryPicture.height)
    : uprightSceneWidths;
  const prefix = libraryPicture ? `phone-${libraryPicture.cut}` : "phone";
  return widths.map((width) => ({ file: getPictureUrl(name, `${prefix}-${width}.avif`), width }));
}

/**
 * Classes that set the focal point (ui/base/focus.css). Classes, because the content security policy allows no style
 * attribute.
 */
export function getFocusClass(focus: { x: number; y: number } | undefined): string | undefined {
  if (!focus) return;
  const step = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
  return `focus-x-${step(focus.x)} focus-y-${step(focus.y)}`;
}
