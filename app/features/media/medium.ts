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
export const LEAST_WIDTH = 480;

/** The least width that shows well wherever it stands, in pixels: the editor is told of less. */
export const GOOD_WIDTH = 1600;

/** How long a replaced edition can be taken back, in days. */
export const KEPT_DAYS = 30;

export type Point = { x: number; y: number };

/** A part of a picture, in pixels. */
export type Area = { left: number; top: number; width: number; height: number };

/**
 * A file to be made of a picture: `width` in pixels, its height by its shape, unless `height` says to fill it. It
 * should weigh `budget` bytes at most; the last quality is taken as it is.
 */
export type FileToMake = {
  file: string;
  format: "avif" | "webp" | "jpeg" | "look" | "png";
  width: number;
  height?: number;
  area?: Area;
  /** Nothing is cut off: the whole picture is drawn as large as this, in the middle of a white ground. */
  drawn?: Original;
  budget: number;
};

/** In bytes, by width: what families on paid data may be asked to load (performance page, P1 to P3). */
const budgets: Record<number, number> = { 480: 25_000, 960: 70_000, 1600: 160_000 };
const uprightBudgets: Record<number, number> = { 390: 20_000, 585: 34_000, 780: 50_000 };

/** The budget of a width that is no step: by its share of the step above. */
function budgetFor(width: number): number {
  const above = [480, 960, 1600].find((one) => one >= width) ?? 1600;
  return budgets[above] ?? 160_000;
}

type Original = { width: number; height: number };

/** The sides of the icons of a telephone's home screen, in pixels, with what they should weigh at most. */
const icons = [
  { side: 192, budget: 20_000 },
  { side: 512, budget: 90_000 },
];

/** An icon is drawn inside the circle that telephones cut (W3C Manifest: 80 % of the side). */
function iconToMake({ width, height }: Original, side: number, budget: number): FileToMake {
  const share = (side * 0.8) / Math.hypot(width, height);
  const [wide, high] = [width, height].map((one) => Math.max(1, Math.floor(one * share)));
  const drawn = { width: wide ?? 1, height: high ?? 1 };
  return { file: `icon-${side}.png`, format: "png", width: side, height: side, drawn, budget };
}

/** Everything that is made of a picture; the upright cuts keep `focus` in view. */
export function filesToMake({ width, height }: Original, focus: Point): FileToMake[] {
  const widths = libraryWidths(width).map(
    (one): FileToMake => ({
      file: `${one}.avif`,
      format: "avif",
      width: one,
      budget: budgetFor(one),
    }),
  );
  const fallback = libraryFallback(width);
  const area = uprightArea({ width, height }, focus);
  const cut = cutName(focus);
  const upright = uprightWidths(width, height);
  const cuts = upright.map(
    (one): FileToMake => ({
      file: `phone-${cut}-${one}.avif`,
      format: "avif",
      width: one,
      area,
      budget: uprightBudgets[one] ?? 50_000,
    }),
  );
  const look: FileToMake = {
    file: lookFile(cut),
    format: "look",
    width: 430,
    area,
    budget: 3_000,
  };
  return [
    ...widths,
    {
      file: `${fallback}.webp`,
      format: "webp",
      width: fallback,
      budget: budgetFor(fallback) * 1.5,
    },
    { file: "og.jpg", format: "jpeg", width: 1200, height: 630, budget: 150_000 },
    ...icons.map(({ side, budget }) => iconToMake({ width, height }, side, budget)),
    ...cuts,
    ...(upright.length > 0 ? [look] : []),
  ];
}

/** The point of an upright cut as the names of its files say it. */
export function cutName({ x, y }: Point): string {
  return `${x}x${y}`;
}

/** The two kilobytes, as wide as a phone, that a page carries until the cut for phones is there. */
export function lookFile(cut: string): string {
  return `look-${cut}.avif`;
}

export function isLookFile(file: string): boolean {
  return file.startsWith("look-");
}

/** The largest upright part of a picture around a point. */
export function uprightArea({ width, height }: Original, focus: Point): Area {
  const wide = Math.min(width, Math.round(height * uprightShape));
  const high = Math.min(height, Math.round(width / uprightShape));
  const from = (whole: number, part: number, percent: number) =>
    Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));
  return {
    left: from(width, wide, focus.x),
    top: from(height, high, focus.y),
    width: wide,
    height: high,
  };
}

/** The name under which a film is kept, by its type. */
export function filmFile(type: string): string {
  return type === "video/webm" ? "film.webm" : "film.mp4";
}

/** A point in tens of percent, as pages can show it. */
export function tens(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
}

/** What a medium is called in a language: in French where it has no English title. */
export function titleIn(locale: Locale, { title, titleEn }: { title: string; titleEn: string }) {
  return locale === "en" && titleEn !== "" ? titleEn : title;
}

/** Are all the words of a search in the names of a medium, in either language, without regard to accents? */
export function isFound(
  { title, titleEn, name }: { title: string; titleEn: string; name: string },
  search: string,
): boolean {
  return answersSearch(`${title} ${titleEn} ${name}`, search);
}

type Described = {
  kind: MediumKind;
  decorative: boolean;
  altFr: string;
  altEn: string;
  edition: { spoken: boolean; captionsFr: string | null; captionsEn: string | null } | null;
};

/** The languages in which a picture of the school's own still needs words. */
export function lacksWords({ kind, decorative, altFr, altEn, edition }: Described): Locale[] {
  if (kind !== "picture" || edition === null || decorative) return [];
  return [...(altFr ? [] : (["fr"] as const)), ...(altEn ? [] : (["en"] as const))];
}

/** Does a film of the school's own still need captions, in one language at least? */
export function lacksCaptions({ kind, edition }: Described): boolean {
  if (kind !== "video" || !edition?.spoken) return false;
  return !edition.captionsFr || !edition.captionsEn;
}
