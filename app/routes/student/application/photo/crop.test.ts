import { expect, test } from "vitest";
import { getLargestCrop, moveCrop, stepCrop, zoomCrop } from "./crop.ts";

const tall = { width: 600, height: 800 };

test("getLargestCrop: returns the largest square in the middle", () => {
  expect(getLargestCrop(tall)).toEqual({ x: 0, y: 100, side: 600 });
  expect(getLargestCrop({ width: 800, height: 600 })).toEqual({ x: 100, y: 0, side: 600 });
});

test("zoomCrop: returns a smaller square around the same middle, between 100 and 300 percent", () => {
  const closer = zoomCrop(getLargestCrop(tall), tall, 200);
  expect(closer).toEqual({ x: 150, y: 250, side: 300 });
  expect(zoomCrop(closer, tall, 100)).toEqual(getLargestCrop(tall));
  expect(zoomCrop(closer, tall, 900).side).toBe(200);
  expect(zoomCrop(closer, tall, 10).side).toBe(600);
});

test("stepCrop and moveCrop: move the square, never out of the picture", () => {
  const start = getLargestCrop(tall);
  expect(stepCrop(start, tall, "up").y).toBe(64);
  expect(stepCrop(start, tall, "left")).toEqual(start);
  expect(moveCrop(start, tall, 0, 5_000)).toEqual({ x: 0, y: 200, side: 600 });
  let far = zoomCrop(start, tall, 300);
  for (let click = 0; click < 50; click += 1) far = stepCrop(far, tall, "right");
  expect(far).toEqual({ x: 400, y: 300, side: 200 });
});
