import type { Locale } from "#app/i18n/locale.ts";
import { hasAllWords } from "#app/i18n/name-key.ts";
import {
  getLibraryFallbackWidth,
  getLibraryPictureWidths,
  getUprightWidths,
  UPRIGHT_ASPECT_RATIO,
} from "#app/ui/library-picture.ts";

export type MediumKind = "picture" | "video";

/** The `accept` attribute of the file input; the server checks the content. */
export const MEDIUM_ACCEPT = ".jpg,.jpeg,.png,.mp4,.webm,image/jpeg,image/png,video/mp4,video/webm";

/** A narrower picture would be enlarged even on a phone. */
export const MIN_WIDTH_PX = 480;

/** Narrower pictures are accepted with a warning to the editor. */
export const RECOMMENDED_WIDTH_PX = 1600;

export const VERSION_RETENTION_DAYS = 30;

export type FocalPoint = { x: number; y: number };

/** A rectangle of a picture, in pixels. */
export type CropArea = { left: number; top: number; width: number; height: number };

/**
 * A file to transcode from a picture. `width` is in pixels; the height follows the shape unless `height` is set, which
 * crops to fill. Quality is lowered until the file has at most `maxBytes`; the lowest quality is accepted as it is.
 */
export type RenditionSpec = {
  file: string;
  format: "avif" | "webp" | "jpeg" | "look" | "png";
  width: number;
  height?: number;
  area?: CropArea;
  /** Scales the whole picture to this size and centres it on white. */
  scaledSize?: PictureSize;
  maxBytes: number;
};

/** The byte budgets by width, for families who pay for mobile data (P1 to P3). */
const widthBudgets: Record<number, number> = { 480: 25_000, 960: 70_000, 1600: 160_000 };
const uprightBudgets: Record<number, number> = { 390: 20_000, 585: 34_000, 780: 50_000 };

/** Other widths use the budget of the next larger step. */
function getWidthBudget(width: number): number {
  const nextWidth = [480, 960, 1600].find((one) => one >= width) ?? 1600;
  return widthBudgets[nextWidth] ?? 160_000;
}

type PictureSize = { width: number; height: number };

/** Side in pixels and byte budget of the home screen icons. */
const iconSpecs = [
  { side: 192, maxBytes: 20_000 },
  { side: 512, maxBytes: 90_000 },
];

/** The icon fits the circle into which phones crop it (W3C Manifest: 80 % of the side). */
function createIconSpec(
  { width, height }: PictureSize,
  side: number,
  maxBytes: number,
): RenditionSpec {
  const scale = (side * 0.8) / Math.hypot(width, height);
  const [iconWidth, iconHeight] = [width, height].map((one) =>
    Math.max(1, Math.floor(one * scale)),
  );
  const scaledSize = { width: iconWidth ?? 1, height: iconHeight ?? 1 };
  return {
    file: `icon-${side}.png`,
    format: "png",
    width: side,
    height: side,
    scaledSize,
    maxBytes,
  };
}

/** Lists every file to transcode from a picture; the portrait crops keep `focus` in view. */
export function listRenditionSpecs(
  { width, height }: PictureSize,
  focus: FocalPoint,
): RenditionSpec[] {
  const widths = getLibraryPictureWidths(width).map(
    (one): RenditionSpec => ({
      file: `${one}.avif`,
      format: "avif",
      width: one,
      maxBytes: getWidthBudget(one),
    }),
  );
  const fallback = getLibraryFallbackWidth(width);
  const area = getUprightArea({ width, height }, focus);
  const crop = formatCrop(focus);
  const upright = getUprightWidths(width, height);
  const cuts = upright.map(
    (one): RenditionSpec => ({
      file: `phone-${crop}-${one}.avif`,
      format: "avif",
      width: one,
      area,
      maxBytes: uprightBudgets[one] ?? 50_000,
    }),
  );
  const placeholder: RenditionSpec = {
    file: getPlaceholderFileName(crop),
    format: "look",
    width: 430,
    area,
    maxBytes: 3_000,
  };
  return [
    ...widths,
    {
      file: `${fallback}.webp`,
      format: "webp",
      width: fallback,
      maxBytes: getWidthBudget(fallback) * 1.5,
    },
    { file: "og.jpg", format: "jpeg", width: 1200, height: 630, maxBytes: 150_000 },
    ...iconSpecs.map(({ side, maxBytes }) => createIconSpec({ width, height }, side, maxBytes)),
    ...cuts,
    ...(upright.length > 0 ? [placeholder] : []),
  ];
}

/** The focal point as file names contain it. */
export function formatCrop({ x, y }: FocalPoint): string {
  return `${x}x${y}`;
}

/** The 2 kB placeholder, as wide as a phone, shown until the portrait crop has loaded. */
export function getPlaceholderFileName(crop: string): string {
  return `look-${crop}.avif`;
}

export function isPlaceholderFile(file: string): boolean {
  return file.startsWith("look-");
}

/** The largest portrait rectangle around a focal point. */
export function getUprightArea({ width, height }: PictureSize, focus: FocalPoint): CropArea {
  const areaWidth = Math.min(width, Math.round(height * UPRIGHT_ASPECT_RATIO));
  const areaHeight = Math.min(height, Math.round(width / UPRIGHT_ASPECT_RATIO));
  const getOffset = (whole: number, part: number, percent: number) =>
    Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));
  return {
    left: getOffset(width, areaWidth, focus.x),
    top: getOffset(height, areaHeight, focus.y),
    width: areaWidth,
    height: areaHeight,
  };
}

export function getFilmFileName(type: string): string {
  return type === "video/webm" ? "film.webm" : "film.mp4";
}

/** Rounds to tens of percent, the precision that stylesheets support. */
export function roundToTens(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
}

/** The title in a language; French when there is no English one. */
export function getMediumTitle(
  locale: Locale,
  { title, titleEn }: { title: string; titleEn: string },
) {
  return locale === "en" && titleEn !== "" ? titleEn : title;
}

/** Whether the titles and name contain all words of a search, ignoring accents. */
export function matchesMediumSearch(
  { title, titleEn, name }: { title: string; titleEn: string; name: string },
  search: string,
): boolean {
  return hasAllWords(`${title} ${titleEn} ${name}`, search);
}

type DescribableMedium = {
  kind: MediumKind;
  isDecorative: boolean;
  altFr: string;
  altEn: string;
  version: { hasSpeech: boolean; captionsFr: string | null; captionsEn: string | null } | null;
};

/** The languages in which an uploaded picture still needs a description. */
export function listMissingAltLocales({
  kind,
  isDecorative,
  altFr,
  altEn,
  version,
}: DescribableMedium): Locale[] {
  if (kind !== "picture" || version === null || isDecorative) return [];
  return [...(altFr ? [] : (["fr"] as const)), ...(altEn ? [] : (["en"] as const))];
}

/** Whether an uploaded film with speech needs captions in a language. */
export function isMissingCaptions({ kind, version }: DescribableMedium): boolean {
  if (kind !== "video" || !version?.hasSpeech) return false;
  return !version.captionsFr || !version.captionsEn;
}
