import type { Scene } from "#app/features/content/kinds.ts";

/** The focal point of each picture, in tens of percent from the left and from the top. */
const points: Record<string, [x: number, y: number]> = {
  arcades: [50, 50],
  arrival: [60, 80],
  aurora: [50, 60],
  baobab: [60, 60],
  basketball: [50, 60],
  "before-the-party": [50, 60],
  blackboard: [50, 40],
  bookcase: [30, 50],
  "campus-evening": [50, 70],
  campus: [50, 60],
  celebration: [60, 60],
  classroom: [60, 40],
  "clock-tower": [50, 40],
  courtyard: [50, 60],
  crossing: [50, 60],
  dakar: [80, 60],
  dancers: [50, 50],
  desk: [50, 50],
  diplomas: [60, 70],
  families: [40, 70],
  family: [50, 50],
  "far-shore": [60, 50],
  "first-row": [60, 60],
  "flame-tree": [50, 50],
  flask: [50, 40],
  "front-row": [50, 60],
  "good-news": [50, 50],
  gowns: [50, 60],
  graduates: [40, 60],
  graduation: [50, 40],
  "hills-dawn": [40, 50],
  hoop: [40, 50],
  "lab-plants": [40, 40],
  lab: [40, 50],
  lamps: [80, 50],
  lanterns: [50, 100],
  laterite: [50, 60],
  lesson: [70, 40],
  library: [50, 60],
  lighthouse: [40, 60],
  "maple-alley": [60, 50],
  microscope: [60, 50],
  molecule: [50, 40],
  "moon-window": [30, 40],
  "night-window": [50, 50],
  "office-night": [50, 60],
  office: [60, 50],
  "on-screen": [60, 50],
  online: [40, 60],
  "open-book": [50, 60],
  players: [50, 50],
  reading: [50, 50],
  "school-dakar": [50, 50],
  "school-evening": [50, 50],
  "school-rain": [60, 50],
  "school-yaounde": [60, 50],
  "school-yard": [40, 60],
  science: [30, 50],
  "screen-light": [60, 50],
  shelves: [60, 60],
  "snow-walk": [50, 70],
  suitcase: [60, 70],
  teacher: [70, 60],
  "two-lamps": [50, 50],
  "under-the-tree": [70, 50],
  winter: [50, 60],
  "woven-bridge": [30, 60],
  yaounde: [60, 60],
};

/** A picture with a text alternative. */
export function createScene(name: string, alt: string): Scene {
  const [x, y] = points[name] ?? [50, 50];
  return { name, alt, focus: { x, y } };
}

/** A decorative picture, with an empty text alternative. */
export function decorativeScene(name: string): Scene {
  return createScene(name, "");
}

/** Focal points for banners, which show a wide strip of the picture, and its upper half on a phone. */
const bannerPoints: Record<string, [x: number, y: number]> = {
  campus: [50, 30],
  crossing: [50, 30],
  "good-news": [40, 40],
  graduates: [40, 40],
  laterite: [50, 10],
  winter: [50, 30],
};

/** A decorative picture for the banner of a page, whose subject stays above the text. */
export function bannerScene(name: string): Scene {
  const [x, y] = bannerPoints[name] ?? points[name] ?? [50, 50];
  return { name, alt: "", focus: { x, y } };
}
