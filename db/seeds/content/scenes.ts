import type { Scene } from "#app/features/content/kinds.ts";

/** Where the eye goes in each picture, in tens of percent from the left and from the top. */
const points: Record<string, [x: number, y: number]> = {
  arrival: [60, 80],
  basketball: [50, 60],
  campus: [50, 60],
  celebration: [60, 60],
  classroom: [60, 40],
  courtyard: [50, 60],
  crossing: [50, 60],
  dakar: [80, 60],
  families: [40, 70],
  family: [50, 50],
  graduates: [40, 60],
  graduation: [50, 40],
  lab: [40, 50],
  lesson: [70, 40],
  library: [50, 60],
  office: [60, 50],
  online: [40, 60],
  reading: [50, 50],
  "school-dakar": [50, 50],
  "school-yaounde": [60, 50],
  science: [40, 50],
  winter: [50, 60],
  yaounde: [60, 60],
};

/** A picture that says something, in words. */
export function picture(name: string, alt: string): Scene {
  const [x, y] = points[name] ?? [50, 50];
  return { name, alt, focus: { x, y } };
}

/** A picture that only sets the mood: nobody misses anything without it. */
export function mood(name: string): Scene {
  return picture(name, "");
}
