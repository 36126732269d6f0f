import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { shapes } from "#app/features/content/shapes/shapes.ts";
import { localizedRoutes } from "#tests/support/access-table.ts";
import { findRoutePattern } from "#tests/support/crawl.ts";
import { comparePictures } from "../../tools/screens/compare-pictures.ts";
import { listVisits } from "../../tools/screens/screen.ts";
import { contentKinds, routesWithoutScreen, screens } from "../../tools/screens/screens.ts";

type Colour = [red: number, green: number, blue: number];

/** A PNG of ten by ten pixels, with one pixel of another colour. */
function drawPicture(colour: Colour, pixel = colour, height = 10): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: 10 * height }, () => colour).flat());
  data.set(pixel, 15);
  return sharp(data, { raw: { width: 10, height, channels: 3 } })
    .png()
    .toBuffer();
}

const GREY: Colour = [100, 100, 100];

describe("comparePictures", () => {
  it("returns undefined while each channel differs by at most 16", async () => {
    const before = await drawPicture(GREY);
    expect(await comparePictures(before, await drawPicture(GREY, [116, 84, 100]))).toBeUndefined();
  });

  it("counts a pixel with one channel that differs by 17, and marks it in the picture", async () => {
    const difference = await comparePictures(
      await drawPicture(GREY),
      await drawPicture(GREY, [100, 83, 100]),
    );
    expect(difference).toMatchObject({ pixels: 1, share: 0.01, hasOtherSize: false });
    const { data } = await sharp(difference?.png).raw().toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: 100 }, (_, index) => data[index * 4]);
    expect(pixels.filter((red) => red === 220)).toHaveLength(1);
    expect(pixels[5]).toBe(220);
  });

  it("counts the rows that only one picture has, and says that the size differs", async () => {
    const difference = await comparePictures(
      await drawPicture(GREY),
      await drawPicture(GREY, GREY, 12),
    );
    expect(difference).toMatchObject({ pixels: 20, hasOtherSize: true });
    expect(difference?.share).toBeCloseTo(20 / 120);
  });
});

describe("screens", () => {
  it("have every route of the site, or name it as one without a page", () => {
    const visited = new Set(screens.map(({ at }) => findRoutePattern(at)));
    const missing = Object.keys(localizedRoutes).filter((route) => !visited.has(route));
    expect(missing.toSorted()).toEqual(routesWithoutScreen.toSorted());
  });

  it("have the form of every kind of content", () => {
    expect(contentKinds.toSorted()).toEqual(Object.keys(shapes).toSorted());
  });

  it("have a name of their own at each width, in both languages", () => {
    const visits = listVisits(screens, [390, 1280], /./);
    expect(visits.length).toBeGreaterThan(500);
    const about = listVisits(screens, [390, 1280], /^visitor (\/en)?\/about$/);
    expect(about.map(({ name, width }) => `${name} ${width}`).toSorted()).toEqual([
      "visitor /about 1280",
      "visitor /about 390",
      "visitor /en/about 1280",
      "visitor /en/about 390",
    ]);
  });
});

describe("listVisits", () => {
  it("throws when two screens have one name", () => {
    const screen = { as: "visitor", at: "/about" } as const;
    expect(() => listVisits([screen, screen], [390], /./)).toThrow(
      "Two screens have the name visitor /about 390",
    );
  });

  it("leaves out the widths on which a state does not exist", () => {
    const screen = { as: "visitor", at: "/about", state: "menu", only: "phone" } as const;
    expect(listVisits([screen], [390, 1280], /./).map(({ width }) => width)).toEqual([390]);
  });
});
