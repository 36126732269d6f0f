import type { Kind } from "./kinds.ts";

/** What a place of the site asks of a picture: its shape there, and the least size that fills it, in pixels. */
export type Slot = { ratio: string; width: number; height: number };

const slot = (ratio: string, width: number, height: number): Slot => ({ ratio, width, height });
const banner = slot("21:9", 1600, 686);
const wide = slot("16:9", 1600, 900);
const card = slot("16:10", 960, 600);

/** The place of the site that the words of a kind fill at this path (`scene`, `sections.2.scene`). */
export function slotOf(kind: Kind, path: string): Slot {
  if (path.includes("clip")) return wide;
  if (/^(sections|inside)\./.test(path)) return slot("4:3", 960, 720);
  if (kind === "menu") return slot("1:2", 240, 480);
  if (kind === "slide") return slot("2:1", 1600, 800);
  if (kind === "page") return banner;
  if (kind === "campus") return path.startsWith("card") ? card : banner;
  if (kind === "programme") return slot("4:3", 960, 720);
  if (kind === "school") return slot("1:1", 480, 480);
  if (kind === "gallery") return slot("1:1", 960, 960);
  if (kind === "notice") return slot("16:9", 480, 270);
  return wide;
}
