import { expect, test } from "vitest";
import { moved, stepped, wholeCrop, zoomed } from "./crop.ts";

const tall = { width: 600, height: 800 };

test("the frame begins as the largest square, in the middle", () => {
  expect(wholeCrop(tall)).toEqual({ x: 0, y: 100, side: 600 });
  expect(wholeCrop({ width: 800, height: 600 })).toEqual({ x: 100, y: 0, side: 600 });
});

test("closer is a smaller square around the same middle, and back again", () => {
  const closer = zoomed(wholeCrop(tall), tall, 200);
  expect(closer).toEqual({ x: 150, y: 250, side: 300 });
  expect(zoomed(closer, tall, 100)).toEqual(wholeCrop(tall));
  expect(zoomed(closer, tall, 900).side).toBe(200);
  expect(zoomed(closer, tall, 10).side).toBe(600);
});

test("the frame moves by steps and never leaves the picture", () => {
  const start = wholeCrop(tall);
  expect(stepped(start, tall, "up").y).toBe(64);
  expect(stepped(start, tall, "left")).toEqual(start);
  expect(moved(start, tall, 0, 5_000)).toEqual({ x: 0, y: 200, side: 600 });
  let far = zoomed(start, tall, 300);
  for (let press = 0; press < 50; press += 1) far = stepped(far, tall, "right");
  expect(far).toEqual({ x: 400, y: 300, side: 200 });
});
