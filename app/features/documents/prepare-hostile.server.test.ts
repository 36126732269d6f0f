import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { storeFolder } from "#tests/support/store-folder.ts";
import { prepareFile } from "./prepare-file.server.ts";
import { buildPdfText, buildPng, toFile } from "./testing.ts";

storeFolder();

const canvas = { create: { width: 60, height: 40, channels: 3, background: "#C2331F" } } as const;
const jpeg = () => sharp(canvas).jpeg({ progressive: true }).toBuffer();
const png = () => sharp(canvas).png().toBuffer();
const pdf = async () => Buffer.from(buildPdfText(), "latin1");

const prepareBytes = async (bytes: Uint8Array, name: string, type = "") => {
  const file = new File([await toFile(bytes).arrayBuffer()], name, { type });
  const prepared = await prepareFile(file);
  return prepared.ok ? prepared : { type: prepared.reason, name: "", bytes: new Uint8Array() };
};

test("prepareFile: the content decides among 27 names and declared types (UP-01)", async () => {
  const contents = {
    "application/pdf": [await pdf(), "pdf"],
    "image/jpeg": [await jpeg(), "jpg"],
    "image/png": [await png(), "png"],
  } as const;
  const types = Object.keys(contents);
  for (const [real, [bytes, ending]] of Object.entries(contents))
    for (const [, extension] of Object.values(contents))
      for (const declared of types) {
        const prepared = await prepareBytes(bytes, `releve.${extension}`, declared);
        expect([prepared.type, prepared.name]).toEqual([real, `releve.${ending}`]);
      }
});

test("prepareFile: refuses a file that starts as one type and continues as another (UP-01)", async () => {
  const [a, b, c] = [await jpeg(), await png(), await pdf()];
  for (const [head, body] of [
    [a.subarray(0, 20), b],
    [a.subarray(0, 20), c],
    [b.subarray(0, 33), a],
    [b.subarray(0, 33), c],
    [c.subarray(0, 9), a],
    [c.subarray(0, 9), b],
  ] as const)
    for (const [name, declared] of [
      ["a.pdf", "application/pdf"],
      ["a.jpg", "image/jpeg"],
    ] as const)
      expect((await prepareBytes(Buffer.concat([head, body]), name, declared)).type).toMatch(
        /^file-(damaged|type)$/,
      );
});

test.for([
  ["a picture and a page", jpeg, "<html><script>alert(1)</script></html>"],
  ["a picture and a program", png, "<?php system($_GET['c']); ?>"],
  ["a picture and an archive", jpeg, "PK\u0003\u0004META-INF/MANIFEST.MF"],
] as const)(
  "prepareFile: of %s in one file, stores the picture only (UP-02)",
  async ([, make, payload]) => {
    const prepared = await prepareBytes(
      Buffer.concat([await make(), Buffer.from(payload)]),
      "a.jpg",
    );
    expect(prepared.type).toMatch(/^image/);
    expect(Buffer.from(prepared.bytes).includes(payload)).toBe(false);
  },
);

test("prepareFile: refuses other picture types and programs (UP-02, UP-03)", async () => {
  const gifar = Buffer.concat([
    await sharp(canvas).gif().toBuffer(),
    Buffer.from("PK\u0003\u0004"),
  ]);
  expect((await prepareBytes(gifar, "a.jpg", "image/jpeg")).type).toBe("file-type");
  for (const kind of ["gif", "webp", "avif", "tiff"] as const) {
    const bytes = await sharp(canvas).toFormat(kind).toBuffer();
    expect((await prepareBytes(bytes, "a.png", "image/png")).type, kind).toBe("file-type");
  }
  const two = { width: 40, height: 80, channels: 3, pageHeight: 40 } as const;
  for (const kind of ["gif", "webp"] as const) {
    const frames = sharp(randomBytes(40 * 80 * 3), { raw: two });
    const bytes = await frames.toFormat(kind).toBuffer();
    expect((await sharp(bytes).metadata()).pages, kind).toBe(2);
    expect((await prepareBytes(bytes, "a.jpg", "image/jpeg")).type, kind).toBe("file-type");
  }
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
  expect((await prepareBytes(heic, "IMG_1.jpg", "image/jpeg")).type).toBe("file-heic");
  for (const text of ["<svg/>", "<html></html>", "<?xml version='1.0'?><a/>", "BM      "])
    expect((await prepareBytes(Buffer.from(text), "a.png")).type, text).toBe("file-type");
});

test("prepareFile: refuses malicious pictures without decoding them (UP-04)", async () => {
  const before = process.memoryUsage().rss;
  const toBuffer = vi.spyOn(sharp.prototype, "toBuffer");
  // libvips has its own, much higher limit; the second picture is below it.
  for (const [side, reason] of [
    [7_000, "file-damaged"],
    [15_000, "file-pixels:225,210"],
    [30_000, "file-pixels:900,210"],
  ] as const) {
    const bomb = buildPng(side, side, Buffer.alloc(100));
    expect((await prepareBytes(bomb, "a.png")).type).toBe(reason);
  }
  expect(toBuffer).not.toHaveBeenCalled();
  const complete = await jpeg();
  const truncated = complete.subarray(0, complete.length - 60);
  expect((await prepareBytes(truncated, "a.jpg")).type).toBe("file-damaged");
  expect((await prepareBytes(manyScans(complete, 3_000), "a.jpg")).type).toBe("file-damaged");
  // Thin, but small and valid.
  const thin = buildPng(1, 65_535, Buffer.alloc(65_535 * 2));
  expect((await prepareBytes(thin, "a.png")).type).toBe("image/png");
  toBuffer.mockRestore();
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

/** A progressive JPEG that repeats its last scan. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, last), ...Array(times).fill(scan), jpeg.subarray(-2)]);
}

test("prepareFile: removes all metadata of a photo and rotates it (UP-05)", async () => {
  const original = await sharp({ create: { ...canvas.create, width: 300, height: 100 } })
    .jpeg()
    .withExif({
      IFD0: { Make: "Tecno", XPComment: "K7" },
      IFD2: { BodySerialNumber: "SN-4821" },
      IFD3: { GPSLatitude: "14/1 41/1 0/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const photo = Buffer.concat([original.subarray(0, 2), getIptc("Awa Fall"), original.subarray(2)]);
  const all = ["exif", "xmp", "iptc", "orientation"] as const;
  const before = await sharp(photo).metadata();
  expect(all.filter((one) => before[one] === undefined)).toEqual([]);
  const stored = (await prepareBytes(photo, "a.jpg")).bytes;
  const after = await sharp(stored).metadata();
  expect(all.filter((one) => after[one] !== undefined)).toEqual([]);
  expect([after.width, after.height]).toEqual([100, 300]);
  for (const word of ["Tecno", "SN-4821", "<secret/>", "Awa Fall"]) {
    expect(photo.includes(word), word).toBe(true);
    expect(Buffer.from(stored).includes(word), word).toBe(false);
  }
});

/** IPTC metadata with an author, as photo programs write it in a JPEG. */
function getIptc(author: string): Buffer {
  const line = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, author.length]), Buffer.from(author)]);
  const block = Buffer.from("Photoshop 3.0\x008BIM\u0004\u0004\0\0\0\0\0", "latin1");
  const body = Buffer.concat([block, Buffer.from([line.length]), line]);
  return Buffer.concat([Buffer.from([0xff, 0xed, 0, body.length + 2]), body]);
}
