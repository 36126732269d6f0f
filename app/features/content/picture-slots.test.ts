import { expect, test } from "vitest";
import type { EntryKind } from "./kinds.ts";
import { getPictureSlot } from "./picture-slots.ts";
import { shapes } from "./shapes/shapes.ts";

const paths = ["scene", "card", "clip", "sections.2.scene", "inside.0.scene", "logo", "poster"];

test("getPictureSlot: the size has the ratio it states", () => {
  for (const kind of Object.keys(shapes) as EntryKind[])
    for (const path of paths) {
      const { ratio, width, height } = getPictureSlot(kind, path);
      const [across = 0, down = 0] = ratio.split(":").map(Number);
      expect(width / height, `${kind} ${path}`).toBeCloseTo(across / down, 2);
    }
});

test.for([
  ["slide", "scene", "2:1"],
  ["page", "scene", "21:9"],
  ["campus", "card.scene", "16:10"],
  ["campus", "scene", "21:9"],
  ["gallery", "scene", "1:1"],
  ["news", "sections.0.scene", "4:3"],
  ["slide", "clip", "16:9"],
] as const)("getPictureSlot: %s at %s is %s", ([kind, path, ratio]) => {
  expect(getPictureSlot(kind, path).ratio).toBe(ratio);
});
