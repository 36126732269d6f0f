/** The natural height of each scene when it is 1600 px wide (600 for the posters of testimonials). */
export const pictureHeights = {
  dakar: 1000,
  campus: 1000,
  yaounde: 1000,
  graduation: 1000,
  winter: 1000,
  library: 1000,
  classroom: 1000,
  lab: 1000,
  courtyard: 1000,
  family: 1000,
  crossing: 1000,
  lesson: 1067,
  reading: 1067,
  online: 1067,
  graduates: 1067,
  science: 1067,
  arrival: 1067,
  "school-dakar": 1067,
  "school-yaounde": 1067,
  celebration: 1067,
  families: 1067,
  basketball: 1067,
  office: 1067,
};

export type PictureName =
  | keyof typeof pictureHeights
  | `testimonial-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

/** Scenes that also have an upright cut for phones. */
export type PhonePicture = "dakar" | "campus" | "yaounde" | "crossing";

export type Ladder = { widths: number[]; fallback: number; width: number; height: number };

/** The files there are for a picture, and the size its place on the page is reserved with. */
export function ladderOf(name: string): Ladder {
  if (name.startsWith("testimonial-")) {
    return { widths: [600], fallback: 600, width: 600, height: 400 };
  }
  const heights: Record<string, number> = pictureHeights;
  return { widths: [480, 960, 1600], fallback: 960, width: 1600, height: heights[name] ?? 1000 };
}

/** The classes that keep a point of the picture in view; a page carries no style attribute. */
export function focusClass(focus: { x: number; y: number } | undefined): string | undefined {
  if (!focus) return;
  const step = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
  return `focus-x-${step(focus.x)} focus-y-${step(focus.y)}`;
}

/** The picture, 1200 × 630 with the school's brand, that is shown where a page is shared. */
export function sharedPicture(name: string): string {
  return `/img/og/${name in pictureHeights ? name : "crossing"}.jpg`;
}
