import {
  libraryFallback,
  libraryFile,
  libraryWidths,
  readLibraryName,
  uprightWidths,
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
export type PhonePicture = "dakar" | "campus" | "yaounde" | "crossing";

/** The widths of the upright cuts, 881 × 1000 in shape. */
export const phoneWidths = [390, 585, 780];

export type Ladder = { widths: number[]; fallback: number; width: number; height: number };

/** The files there are for a picture, and the size its place on the page is reserved with. */
export function ladderOf(name: string): Ladder {
  const own = readLibraryName(name);
  if (own) {
    const { width, height } = own;
    return { widths: libraryWidths(width), fallback: libraryFallback(width), width, height };
  }
  if (name.startsWith("testimonial-")) {
    return { widths: [320, 480, 640], fallback: 640, width: 640, height: 427 };
  }
  const height = (scenes as readonly string[]).includes(name) ? 1000 : 1067;
  return { widths: [480, 960, 1600], fallback: 960, width: 1600, height };
}

/** The address of a file of a picture: `pictureFile("dakar", "960.avif")`. */
export function pictureFile(name: string, file: string): string {
  const own = readLibraryName(name);
  return own ? libraryFile(own.hash, file) : `/img/${name}-${file}`;
}

/** The address of the one file of a picture for those who do not know AVIF. */
export function fallbackFile(name: string): string {
  return pictureFile(name, `${ladderOf(name).fallback}.webp`);
}

/** The upright cuts of a picture for phones, with their widths; none where there are none. */
export function uprightFiles(name: string): { file: string; width: number }[] {
  const own = readLibraryName(name);
  if (own && !own.cut) return [];
  const widths = own ? uprightWidths(own.width, own.height) : phoneWidths;
  const prefix = own ? `phone-${own.cut}` : "phone";
  return widths.map((width) => ({ file: pictureFile(name, `${prefix}-${width}.avif`), width }));
}

/** The classes that keep a point of the picture in view; a page carries no style attribute. */
export function focusClass(focus: { x: number; y: number } | undefined): string | undefined {
  if (!focus) return;
  const step = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
  return `focus-x-${step(focus.x)} focus-y-${step(focus.y)}`;
}
