import type { EntryKind } from "./kinds.ts";

/** The shape of a picture at its place on the site, and the smallest size that fills it, in pixels. */
export type PictureSlot = { ratio: string; width: number; height: number };

const createSlot = (ratio: string, width: number, height: number): PictureSlot => ({
  ratio,
  width,
  height,
});
const bannerSlot = createSlot("21:9", 1600, 686);
const wideSlot = createSlot("16:9", 1600, 900);
const cardSlot = createSlot("16:10", 960, 600);

/** The slot of a path (`scene`, `sections.2.scene`) in the data of a kind. */
export function getPictureSlot(kind: EntryKind, path: string): PictureSlot {
  if (path.includes("clip")) return wideSlot;
  if (/^(sections|inside)\./.test(path)) return createSlot("4:3", 960, 720);
  if (kind === "menu") return createSlot("1:2", 240, 480);
  if (kind === "slide") return createSlot("2:1", 1600, 800);
  if (kind === "page") return bannerSlot;
  if (kind === "campus") return path.startsWith("card") ? cardSlot : bannerSlot;
  if (kind === "programme") return createSlot("4:3", 960, 720);
  if (kind === "school") return createSlot("1:1", 480, 480);
  if (kind === "gallery") return createSlot("1:1", 960, 960);
  if (kind === "notice") return createSlot("16:9", 480, 270);
  return wideSlot;
}
