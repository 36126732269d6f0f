import type { Locale } from "#app/i18n/locale.ts";
import { answersSearch } from "#app/i18n/name-key.ts";
import {
  libraryFallback,
  libraryWidths,
  uprightShape,
  uprightWidths,
} from "#app/ui/library-picture.ts";

export type MediumKind = "picture" | "video";

/** What the file chooser offers; the server decides by content. */
export const MEDIUM_ACCEPT = ".jpg,.jpeg,.png,.mp4,.webm,image/jpeg,image/png,video/mp4,video/webm";

/** Of a picture, in pixels: below, even a phone would have to enlarge it. */
export const MIN_WIDTH_PX = 480;

/** The least width that shows well wherever it stands, in pixels: the editor is told of less. */
export const RECOMMENDED_WIDTH_PX = 1600;

/** How long a replaced edition can be taken back, in days. */
export const VERSION_RETENTION_DAYS = 30;

export type FocalPoint = { x: number; y: number };

/** A part of a picture, in pixels. */
export type CropArea = { left: number; top: number; width: number; height: number };

/**
 * A file to be made of a picture: `width` in pixels, its height by its shape, unless `height` says to fill it. It
 * should weigh `budget` bytes at most; the last quality is taken as it is.
 */
export type RenditionSpec = {
  file: string;
  format: "avif" | "webp" | "jpeg" | "look" | "png";
  width: number;
  height?: number;
  area?: CropArea;
  /** Nothing is cut off: the whole picture is drawn as large as this, in the middle of a white ground. */
  scaledSize?: PictureSize;
  maxBytes: number;
};

/** In bytes, by width: what families on paid data may be asked to load (P1 to P3). */
const widthBudgets: Record<number, number> = { 480: 25_000, 960: 70_000, 1600: 160_000 };
const uprightBudgets: Record<number, number> = { 390: 20_000, 585: 34_000, 780: 50_000 };

/** The budget of a width that is no step: by its share of the step above. */
function getWidthBudget(width: number): number {
  const nextWidth = [480, 960, 1600].find((one) => one >= width) ?? 1600;
  return widthBudgets[nextWidth] ?? 160_000;
}

type PictureSize = { width: number; height: number };

/** The sides of the icons of a telephone's home screen, in pixels, with what they should weigh at most. */
const iconSpecs = [
  { side: 192, budget: 20_000 },
  { side: 512, budget: 90_000 },
];

/** An icon is drawn inside the circle that telephones cut (W3C Manifest: 80 % of the side). */
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

/** Everything that is made of a picture; the upright cuts keep `focus` in view. */
export function listRenditionSpecs(
  { width, height }: PictureSize,
  focus: FocalPoint,
): RenditionSpec[] {
  const widths = libraryWidths(width).map(
    (one): RenditionSpec => ({
      file: `${one}.avif`,
      format: "avif",
      width: one,
      maxBytes: getWidthBudget(one),
    }),
  );
  const fallback = libraryFallback(width);
  const area = getUprightArea({ width, height }, focus);
  const crop = formatCrop(focus);
  const upright = uprightWidths(width, height);
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
    ...iconSpecs.map(({ side, budget }) => createIconSpec({ width, height }, side, budget)),
    ...cuts,
    ...(upright.length > 0 ? [placeholder] : []),
  ];
}

/** The point of an upright cut as the names of its files say it. */
export function formatCrop({ x, y }: FocalPoint): string {
  return `${x}x${y}`;
}

/** The two kilobytes, as wide as a phone, that a page carries until the cut for phones is there. */
export function getPlaceholderFileName(crop: string): string {
  return `look-${crop}.avif`;
}

export function isPlaceholderFile(file: string): boolean {
  return file.startsWith("look-");
}

/** The largest upright part of a picture around a point. */
export function getUprightArea({ width, height }: PictureSize, focus: FocalPoint): CropArea {
  const areaWidth = Math.min(width, Math.round(height * uprightShape));
  const areaHeight = Math.min(height, Math.round(width / uprightShape));
  const getOffset = (whole: number, part: number, percent: number) =>
    Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));
  return {
    left: getOffset(width, areaWidth, focus.x),
    top: getOffset(height, areaHeight, focus.y),
    width: areaWidth,
    height: areaHeight,
  };
}

/** The name under which a film is kept, by its type. */
export function getFilmFileName(type: string): string {
  return type === "video/webm" ? "film.webm" : "film.mp4";
}

/** A point in tens of percent, as pages can show it. */
export function roundToTens(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
}

/** What a medium is called in a language: in French where it has no English title. */
export function getMediumTitle(
  locale: Locale,
  { title, titleEn }: { title: string; titleEn: string },
) {
  return locale === "en" && titleEn !== "" ? titleEn : title;
}

/** Are all the words of a search in the names of a medium, in either language, without regard to accents? */
export function matchesMediumSearch(
  { title, titleEn, name }: { title: string; titleEn: string; name: string },
  search: string,
): boolean {
  return answersSearch(`${title} ${titleEn} ${name}`, search);
}

type DescribableMedium = {
  kind: MediumKind;
  decorative: boolean;
  altFr: string;
  altEn: string;
  version: { spoken: boolean; captionsFr: string | null; captionsEn: string | null } | null;
};

/** The languages in which a picture of the school's own still needs words. */
export function lacksWords({
  kind,
  decorative,
  altFr,
  altEn,
  version,
}: DescribableMedium): Locale[] {
  if (kind !== "picture" || version === null || decorative) return [];
  return [...(altFr ? [] : (["fr"] as const)), ...(altEn ? [] : (["en"] as const))];
}

/** Does a film of the school's own still need captions, in one language at least? */
export function isMissingCaptions({ kind, version }: DescribableMedium): boolean {
  if (kind !== "video" || !version?.spoken) return false;
  return !version.captionsFr || !version.captionsEn;
}
