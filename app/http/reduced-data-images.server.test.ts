import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { findReducedImage, requestsReducedData } from "./reduced-data-images.server.ts";

const files = new Map(
  ["dakar-480.avif", "dakar-960.avif", "dakar-960.webp", "testimonial-1-320.avif"].map((name) => [
    `/img/${name}`,
    {},
  ]),
);
const reduced = (path: string) => findReducedImage(path, files);

test("findReducedImage: returns the smallest width instead of a large one", () => {
  expect(reduced("/img/dakar-960.avif")).toBe("/img/dakar-480.avif");
  expect(reduced("/img/dakar-1600.avif")).toBe("/img/dakar-480.avif");
  expect(reduced("/img/testimonial-1-640.avif")).toBe("/img/testimonial-1-320.avif");
});

test("findReducedImage: returns undefined for other files", () => {
  for (const path of [
    "/img/dakar-480.avif",
    "/img/dakar-960.webp",
    "/img/none-960.avif",
    "/video/welcome.webm",
  ])
    expect(reduced(path)).toBeUndefined();
});

test.for([
  ["", "", false],
  ["", "on", true],
  ["saver=on", "", true],
  ["saver=slow", "", true],
  ["theme=dark; saver=off", "on", false],
] as const)(
  "requestsReducedData: with cookies %j and Save-Data %j returns %s",
  ([cookie, header, saved]) => {
    const headers = { cookie, "save-data": header };
    expect(requestsReducedData({ headers } as unknown as IncomingMessage)).toBe(saved);
  },
);
