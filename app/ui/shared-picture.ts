import { isNamed } from "#app/i18n/school.ts";
import { readLibraryName } from "./library-picture.ts";
import { pictureNames } from "./picture-names.ts";
import { fallbackFile, ladderOf, pictureFile } from "./pictures.ts";

/**
 * The picture that is shown where a page is shared, and its size in pixels. Those of the drawings bear the
 * demonstration brand: a school that has said who it is shows them bare.
 */
export function sharedPicture(name: string): { file: string; width: number; height: number } {
  const whole = { width: 1200, height: 630 };
  if (readLibraryName(name)) return { file: pictureFile(name, "og.jpg"), ...whole };
  const drawing = (pictureNames as readonly string[]).includes(name) ? name : "crossing";
  if (!isNamed()) return { file: `/img/og/${drawing}.jpg`, ...whole };
  const { fallback, width, height } = ladderOf(drawing);
  const size = { width: fallback, height: Math.round((height * fallback) / width) };
  return { file: fallbackFile(drawing), ...size };
}
