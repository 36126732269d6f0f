import { isNamed } from "#app/i18n/school.ts";
import {
  libraryFallback,
  libraryFile,
  libraryWidths,
  readLibraryName,
  uprightWidths,
} from "./library-picture.ts";

/** The large scenes, 1600 × 1000. */
const scenes = [
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

/** The small scenes and the other hours and framings of all of them (tools/scenes), 1600 × 1067. */
const vignettes = [
  "arcades",
  "arrival",
  "aurora",
  "baobab",
  "basketball",
  "before-the-party",
  "blackboard",
  "bookcase",
  "campus-evening",
  "celebration",
  "clock-tower",
  "dancers",
  "desk",
  "diplomas",
  "families",
  "far-shore",
  "first-row",
  "flame-tree",
  "flask",
  "front-row",
  "good-news",
  "gowns",
  "graduates",
  "hills-dawn",
  "hoop",
  "lab-plants",
  "lamps",
  "lanterns",
  "laterite",
  "lesson",
  "lighthouse",
  "maple-alley",
  "microscope",
  "molecule",
  "moon-window",
  "night-window",
  "office",
  "office-night",
  "on-screen",
  "online",
  "open-book",
  "players",
  "reading",
  "school-dakar",
  "school-evening",
  "school-rain",
  "school-yaounde",
  "school-yard",
  "science",
  "screen-light",
  "shelves",
  "snow-walk",
  "suitcase",
  "teacher",
  "two-lamps",
  "under-the-tree",
  "woven-bridge",
] as const;

export const pictureNames = [...scenes, ...vignettes];

export type PictureName =
  | (typeof pictureNames)[number]
  | `testimonial-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

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
  const height = isOneOf(scenes, name) ? 1000 : 1067;
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

/**
 * The picture that is shown where a page is shared, and its size in pixels. Those of the drawings bear the
 * demonstration brand: a school that has said who it is shows them bare.
 */
export function sharedPicture(name: string): { file: string; width: number; height: number } {
  const whole = { width: 1200, height: 630 };
  if (readLibraryName(name)) return { file: pictureFile(name, "og.jpg"), ...whole };
  const drawing = isOneOf(pictureNames, name) ? name : "crossing";
  if (!isNamed()) return { file: `/img/og/${drawing}.jpg`, ...whole };
  const { fallback, width, height } = ladderOf(drawing);
  const size = { width: fallback, height: Math.round((height * fallback) / width) };
  return { file: fallbackFile(drawing), ...size };
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
