import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepareData } from "./prepare-data.ts";
import type { PreparedData } from "./prepared-data.ts";
import { listVisits, type Scheme, type Visit } from "./screen.ts";
import { screens } from "./screens.ts";
import { type FailedVisit, readBrowserVersion, takePictures } from "./take-pictures.ts";
import type { Picture } from "./visit.ts";

/** The pictures of one tree in a folder, with the data that they show: several trees can be compared with them. */
export type SavedTree = {
  folder: string;
  commit: string;
  /** The tree had changes that are not in the commit. */
  isChanged: boolean;
  browser: string;
  data: PreparedData;
};

export type Selection = { visits: readonly Visit[]; schemes: readonly Scheme[]; workers: number };

const getDescription = (folder: string) => join(folder, "tree.json");

/** The pictures that were saved in a folder; undefined when it is a checkout. */
export function readSavedTree(folder: string): SavedTree | undefined {
  const path = getDescription(folder);
  if (!existsSync(path)) return undefined;
  const saved: SavedTree = JSON.parse(readFileSync(path, "utf8"));
  return { ...saved, folder, data: { ...saved.data, folder: join(folder, "data") } };
}

/** Takes the pictures of a built checkout and saves them. Returns also what could not be taken. */
export async function saveTree(
  tree: string,
  folder: string,
  selection: Selection,
): Promise<{ saved: SavedTree; failed: FailedVisit[] }> {
  mkdirSync(join(folder, "pictures"), { recursive: true });
  // The data are the same whatever was selected.
  const data = await prepareData(tree, join(folder, "data"), listVisits(screens, [1280], /./));
  const failed = await takePictures({
    ...{ tree, data, ...selection },
    onPictures: async (_visit, pictures) => {
      for (const picture of pictures) writeFileSync(getPicturePath(folder, picture), picture.png);
      return true;
    },
  });
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", tree, ...args], { encoding: "utf8" }).trim();
  const saved: SavedTree = {
    folder,
    commit: git("rev-parse", "HEAD"),
    isChanged: git("status", "--porcelain") !== "",
    browser: await readBrowserVersion(),
    data,
  };
  writeFileSync(getDescription(folder), JSON.stringify(saved, null, 2));
  return { saved, failed };
}

/** The file of a picture: its name without the characters that a file name cannot have. */
export function getPicturePath(
  folder: string,
  { name, width, scheme }: Omit<Picture, "png">,
  kind?: "before" | "after" | "difference",
): string {
  const file = [toFileName(name), width, scheme, kind].filter(Boolean).join(".");
  return join(folder, kind ? "" : "pictures", `${file}.png`);
}

const toFileName = (name: string) => name.replaceAll("/", "_").replace(/[^\p{L}\d{}_-]+/gu, "-");
