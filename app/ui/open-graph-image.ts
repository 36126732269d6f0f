import { hasSchoolIdentity } from "#app/i18n/school.ts";
import { parseLibraryPictureName } from "./library-picture.ts";
import { pictureNames } from "./picture-names.ts";
import { getFallbackUrl, getPictureSizes, getPictureUrl } from "./pictures.ts";

/**
 * The picture that is shown where a page is shared, and its size in pixels. Those of the drawings bear the
 * demonstration brand: a school that has said who it is shows them bare.
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
