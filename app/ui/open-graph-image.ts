import { hasSchoolIdentity } from "#app/i18n/school.ts";
import { parseLibraryPictureName } from "./library-picture.ts";
import { pictureNames } from "./picture-names.ts";
import { getFallbackUrl, getPictureSizes, getPictureUrl } from "./pictures.ts";

/**
 * The Open Graph image of a page: URL and size in pixels. The `/img/og` variants show the demonstration brand, so a
 * school with its own identity gets the plain picture.
 */
export function getOpenGraphImage(name: string): { file: string; width: number; height: number } {
  const openGraphSize = { width: 1200, height: 630 };
  if (parseLibraryPictureName(name))
    return { file: getPictureUrl(name, "og.jpg"), ...openGraphSize };
  const drawing = (pictureNames as readonly string[]).includes(name) ? name : "crossing";
  if (!hasSchoolIdentity()) return { file: `/img/og/${drawing}.jpg`, ...openGraphSize };
  const { fallback, width, height } = getPictureSizes(drawing);
  const size = { width: fallback, height: Math.round((height * fallback) / width) };
  return { file: getFallbackUrl(drawing), ...size };
}
