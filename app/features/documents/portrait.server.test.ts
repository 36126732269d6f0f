import sharp from "sharp";
import { expect, test } from "vitest";
import { storeFolder } from "#tests/support/store-folder.ts";
import { createThumbnail, preparePortrait } from "./portrait.server.ts";
import { buildPdf, buildPicture } from "./testing.ts";

storeFolder();

async function preparePortraitWithSize(file: File) {
  const made = await preparePortrait(file);
  if (!made.ok) throw new Error(made.reason);
  return { ...made, ...(await sharp(made.bytes).metadata()) };
}

test("a photograph becomes the square in its middle, at most 800 pixels a side", async () => {
  const wide = await preparePortraitWithSize(await buildPicture({ width: 3000, height: 2000 }));
  expect(wide).toMatchObject({ format: "jpeg", width: 800, height: 800, type: "image/jpeg" });
  expect(wide.bytes.length).toBeLessThan(150_000);
  const small = await preparePortraitWithSize(await buildPicture({ width: 300, height: 500 }));
  expect(small).toMatchObject({ width: 300, height: 300 });
});

test("even a picture of noise stays under 150 kB, and its small copy costs little", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const channels = 3;
  const picture = await sharp({
    create: { width: 1200, height: 1200, channels, background: "#000", noise },
  })
    .jpeg({ quality: 100 })
    .toBuffer();
  const made = await preparePortraitWithSize(new File([new Uint8Array(picture)], "bruit.jpg"));
  expect(made.bytes.length).toBeLessThan(150_000);
  expect((await createThumbnail(made.bytes)).length).toBeLessThan(20_000);
});

test("what is no picture, or too small a one, is refused in its own words", async () => {
  const reasonOf = async (file: File) => {
    const made = await preparePortrait(file);
    return made.ok ? "taken" : made.reason;
  };
  expect(await reasonOf(buildPdf())).toBe("photo-type");
  expect(await reasonOf(new File(["<svg/>"], "moi.jpg"))).toBe("photo-type");
  expect(await reasonOf(new File([], "moi.jpg"))).toBe("file-empty");
  expect(await reasonOf(await buildPicture({ width: 159, height: 900 }))).toBe("photo-small:160");
});
