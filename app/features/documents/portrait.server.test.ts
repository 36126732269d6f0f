import sharp from "sharp";
import { expect, test } from "vitest";
import { storeFolder } from "#tests/support/store-folder.ts";
import { createThumbnail, preparePortrait } from "./portrait.server.ts";
import { buildPdf, buildPicture } from "./testing.ts";

storeFolder();

async function preparePortraitWithSize(file: File) {
  const portrait = await preparePortrait(file);
  if (!portrait.ok) throw new Error(portrait.reason);
  return { ...portrait, ...(await sharp(portrait.bytes).metadata()) };
}

test("preparePortrait: crops the central square, at most 800 pixels a side", async () => {
  const wide = await preparePortraitWithSize(await buildPicture({ width: 3000, height: 2000 }));
  expect(wide).toMatchObject({ format: "jpeg", width: 800, height: 800, type: "image/jpeg" });
  expect(wide.bytes.length).toBeLessThan(150_000);
  const small = await preparePortraitWithSize(await buildPicture({ width: 300, height: 500 }));
  expect(small).toMatchObject({ width: 300, height: 300 });
});

test("preparePortrait: stays below 150 kB even for noise", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const channels = 3;
  const picture = await sharp({
    create: { width: 1200, height: 1200, channels, background: "#000", noise },
  })
    .jpeg({ quality: 100 })
    .toBuffer();
  const portrait = await preparePortraitWithSize(new File([new Uint8Array(picture)], "bruit.jpg"));
  expect(portrait.bytes.length).toBeLessThan(150_000);
  expect((await createThumbnail(portrait.bytes)).length).toBeLessThan(20_000);
});

test("preparePortrait: refuses other files and small pictures", async () => {
  const getReason = async (file: File) => {
    const portrait = await preparePortrait(file);
    return portrait.ok ? "taken" : portrait.reason;
  };
  expect(await getReason(buildPdf())).toBe("photo-type");
  expect(await getReason(new File(["<svg/>"], "moi.jpg"))).toBe("photo-type");
  expect(await getReason(new File([], "moi.jpg"))).toBe("file-empty");
  expect(await getReason(await buildPicture({ width: 159, height: 900 }))).toBe("photo-small:160");
});
