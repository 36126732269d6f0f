import sharp from "sharp";
import { expect, test } from "vitest";
import { buildCompressedObject, buildPdfText, buildPicture } from "../testing.ts";
import { renderPage } from "./render-page.server.ts";

/** Two pages whose left half is red. */
const red = buildPdfText({ pages: 2 })
  .replace("/Length 15", "/Length 26")
  .replace("0 0 m 9 9 l S", "1 0 0 rg 0 0 298 842 re f ");
const pdf = (text: string) =>
  ({ bytes: Buffer.from(text, "latin1"), type: "application/pdf" }) as const;

/** The size of a picture, and its colours at the left and right. */
async function readPixels(picture: Uint8Array | null) {
  const { data, info } = await sharp(picture ?? new Uint8Array())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const from = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return [...data.subarray(from, from + 3)].map((part) => Math.round(part / 255));
  };
  return { width: info.width, height: info.height, left: at(9), right: at(info.width - 9) };
}

test("renderPage: renders a PDF page in colour and high resolution", async () => {
  const pixels = await readPixels(await renderPage(pdf(red), 2, 0));
  expect(pixels).toMatchObject({ left: [1, 0, 0], right: [1, 1, 1] });
  expect(pixels.height).toBeGreaterThanOrEqual(1_990);
  expect(pixels.width / pixels.height).toBeCloseTo(595 / 842, 2);
});

test("renderPage: rotates clockwise", async () => {
  const half = await readPixels(await renderPage(pdf(red), 1, 180));
  expect(half).toMatchObject({ left: [1, 1, 1], right: [1, 0, 0] });
  const quarter = await readPixels(await renderPage(pdf(red), 1, 90));
  expect(quarter.width).toBeGreaterThan(quarter.height);
});

test("renderPage: a picture has one page, scaled down", async () => {
  const photo = await buildPicture({ width: 3_000, height: 4_000 });
  const file = { bytes: await photo.bytes(), type: "image/jpeg" } as const;
  expect(await readPixels(await renderPage(file, 1, 0))).toMatchObject({
    width: 1_500,
    height: 2_000,
  });
  expect(await readPixels(await renderPage(file, 1, 270))).toMatchObject({ width: 2_000 });
  expect(await renderPage(file, 2, 0)).toBeNull();
});

test("renderPage: returns a crossed-out page for an unrenderable page", async () => {
  const broken = buildPdfText({ pages: 2 }).replace("3 0 R 3 0 R", "3 0 R 9 0 R");
  expect(await readPixels(await renderPage(pdf(broken), 1, 0))).toMatchObject({ left: [1, 1, 1] });
  const crossed = await renderPage(pdf(broken), 2, 0);
  const { dominant, channels } = await sharp(crossed ?? new Uint8Array()).stats();
  expect(dominant.r).toBeGreaterThan(240);
  expect(channels[0]?.min).toBeLessThan(130);
});

test("renderPage: returns null for a missing page and an unreadable document", async () => {
  expect(await renderPage(pdf(red), 3, 0)).toBeNull();
  expect(await renderPage(pdf("no document at all"), 1, 0)).toBeNull();
  const cut = buildCompressedObject(
    5,
    "/Type/ObjStm/N 1/First 4",
    new Uint8Array([0x78, 0x9c, 1, 2, 3]),
  );
  expect(await renderPage(pdf(buildPdfText({ objects: cut, pages: 0 })), 1, 0)).toBeNull();
});
