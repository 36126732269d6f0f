import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectPdf } from "./pdf/inspect-pdf.ts";
import { createPhotoPdf } from "./photo-pdf.ts";

const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("createPhotoPdf: embeds photos unchanged, in order, on pages of their shape", async () => {
  const upright = await photo(300, 400, "#C2331F");
  const lying = await photo(400, 200, "#151338");
  const pdf = createPhotoPdf([upright, lying]);
  expect(await inspectPdf(pdf)).toEqual({
    ...{ reason: null, bytes: pdf, isRewritten: false, pages: 2 },
  });
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages.map((page) => page.getSize())).toEqual([
    { width: 595, height: 793 },
    { width: 595, height: 298 },
  ]);
  const bytes = Buffer.from(pdf);
  expect(bytes.indexOf(upright)).toBeGreaterThan(0);
  expect(bytes.indexOf(lying)).toBeGreaterThan(bytes.indexOf(upright));
  expect(pdf.length - upright.length - lying.length).toBeLessThan(2_000);
  expect(() => createPhotoPdf([Buffer.from("not a photo, whatever it says")])).toThrow();
});

test("createPhotoPdf: the cross-reference table has the offset of each object", async () => {
  const bytes = Buffer.from(createPhotoPdf([await photo(30, 40, "#fff")])).toString("latin1");
  const places = [...bytes.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places.length).toBeGreaterThan(1);
  expect(places.map((place) => bytes.slice(place, place + 7))).toEqual(
    places.map((_, i) => `${i + 1} 0 obj`),
  );
});
