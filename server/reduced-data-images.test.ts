import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { findReducedImage, requestsReducedData } from "./reduced-data-images.ts";

const files = new Map(
  ["dakar-480.avif", "dakar-960.avif", "dakar-960.webp", "testimonial-1-320.avif"].map((name) => [
    `/img/${name}`,
    { type: "image/avif", cache: "public", etag: '"x"', path: name },
  ]),
);
const sent = (path: string) => {
  const light = findReducedImage(path, files);
  return light && "path" in light ? light.path : undefined;
};

test("findReducedImage: returns the smallest width instead of a large one", () => {
  expect(sent("/img/dakar-960.avif")).toBe("dakar-480.avif");
  expect(sent("/img/dakar-1600.avif")).toBe("dakar-480.avif");
  expect(sent("/img/testimonial-1-640.avif")).toBe("testimonial-1-320.avif");
});

test("findReducedImage: returns undefined for other files; the small one is not cached by proxies", () => {
  for (const path of [
    "/img/dakar-480.avif",
    "/img/dakar-960.webp",
    "/img/none-960.avif",
    "/video/welcome.webm",
  ])
    expect(sent(path)).toBeUndefined();
  expect(findReducedImage("/img/dakar-960.avif", files)?.cache).toMatch(/^private/);
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
