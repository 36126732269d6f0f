import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { comparePictures, type PictureDifference } from "./compare-pictures.ts";
import { getPicturePath, type SavedTree, type Selection } from "./saved-tree.ts";
import type { Scheme, Visit } from "./screen.ts";
import { type FailedVisit, takePictures } from "./take-pictures.ts";
import { DETAILS, type Picture } from "./visit.ts";

export type DifferentScreen = { name: string; width: number; scheme: Scheme } & Omit<
  PictureDifference,
  "png"
>;
export type Comparison = {
  /** How many pictures were compared. */
  compared: number;
  /** How many screens were equal only at the second visit. */
  repeated: number;
  different: DifferentScreen[];
  failed: FailedVisit[];
};

/**
 * Takes the pictures of a tree and compares each with the saved one. Of a picture that differs at a second visit too,
 * writes before, after and difference into `out`.
 */
export async function compareTree(
  tree: string,
  before: SavedTree,
  out: string,
  selection: Selection,
): Promise<Comparison> {
  const result: Comparison = { compared: 0, repeated: 0, different: [], failed: [] };
  const compareVisit = async (visit: Visit, pictures: Picture[], isLast: boolean) => {
    const missing = findMissing(before, visit, pictures, selection.schemes);
    if (missing) throw new Error(missing);
    const found = [];
    for (const picture of pictures) {
      const saved = readFileSync(getPicturePath(before.folder, picture));
      const difference = await comparePictures(saved, picture.png);
      if (difference) found.push({ picture, saved, difference });
    }
    if (found.length > 0 && !isLast) return false;
    result.compared += pictures.length;
    if (isLast && found.length === 0) result.repeated += 1;
    for (const { picture, saved, difference } of found) {
      const { png, ...numbers } = difference;
      const { name, width, scheme } = picture;
      result.different.push({ name, width, scheme, ...numbers });
      writeFileSync(getPicturePath(out, picture, "before"), saved);
      writeFileSync(getPicturePath(out, picture, "after"), picture.png);
      writeFileSync(getPicturePath(out, picture, "difference"), png);
    }
    return true;
  };
  const options = { tree, data: before.data, ...selection, onPictures: compareVisit };
  result.failed = await takePictures(options);
  return result;
}

/** Describes a picture that only one of the trees has. */
function findMissing(
  before: SavedTree,
  { name, width }: Visit,
  pictures: Picture[],
  schemes: readonly Scheme[],
): string | undefined {
  for (const scheme of schemes)
    for (const one of [name, `${name} ${DETAILS}`]) {
      const isSaved = existsSync(getPicturePath(before.folder, { name: one, width, scheme }));
      const isTaken = pictures.some((picture) => picture.name === one && picture.scheme === scheme);
      if (isSaved !== isTaken)
        return `${one} ${width} ${scheme} exists only ${isSaved ? "before" : "after"}`;
    }
}
