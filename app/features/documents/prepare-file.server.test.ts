import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { storeFolder } from "#tests/support/store-folder.ts";
import { contentDisposition, toSafeFileName } from "./file-rules.ts";
import { preparePicture } from "./picture/prepare-picture.server.ts";
import { prepareFile } from "./prepare-file.server.ts";
import { buildPdf, toFile, withStoreUnavailable } from "./testing.ts";

storeFolder();

const canvas = { create: { width: 60, height: 40, channels: 3, background: "#C2331F" } } as const;
const getTypeOrReason = async (file: File) => {
  const prepared = await prepareFile(file);
  return prepared.ok ? prepared.type : prepared.reason;
};

test("prepareFile: detects the type from the content", async () => {
  const png = await sharp(canvas).png().toBuffer();
  expect(await getTypeOrReason(buildPdf("x.exe"))).toBe("application/pdf");
  expect(await getTypeOrReason(toFile(png, "photo.pdf"))).toBe("image/png");
  expect(await getTypeOrReason(new File(["<html></html>"], "bulletin.pdf"))).toBe("file-type");
  expect(
    await getTypeOrReason(new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.png")),
  ).toBe("file-type");
  const gif = await sharp(canvas).gif().toBuffer();
  const webp = await sharp(canvas).webp().toBuffer();
  expect(await getTypeOrReason(toFile(gif, "a.jpg"))).toBe("file-type");
  expect(await getTypeOrReason(toFile(webp, "a.jpg"))).toBe("file-type");
});

test("prepareFile: refuses an empty file, one over 10 MB and a protected PDF", async () => {
  expect(await getTypeOrReason(new File([], "a.pdf"))).toBe("file-empty");
  const large = new File([new Uint8Array(10_000_001)], "a.pdf");
  expect(await getTypeOrReason(large)).toBe("file-too-large:10000001B");
  const photo = new File([new Uint8Array(10_000_001)], "IMG_0012.JPG");
  expect(await getTypeOrReason(photo)).toBe("photo-too-large:10000001B");
  const objects = "5 0 obj\n<</Filter/Standard>>\nendobj\n";
  const locked = buildPdf("a.pdf", { objects, trailer: "/Encrypt 5 0 R" });
  expect(await getTypeOrReason(locked)).toBe("file-protected");
});

const readTestFile = (name: string) => toFile(readFileSync(`tests/support/files/${name}`), name);

test.for([
  ["a Samsung photo with a wrong start of scan", "samsung-sos.jpg", { width: 800, height: 1_000 }],
  ["a photo of 48 megapixels", "48mp.jpg", { width: 2_400, height: 1_800 }],
  ["the first picture of a PNG that moves", "anim.png", { width: 320, height: 320 }],
] as const)("prepareFile: accepts %s", async ([, name, size]) => {
  const prepared = await prepareFile(readTestFile(name));
  if (!prepared.ok) throw new Error(prepared.reason);
  expect(await sharp(prepared.bytes).metadata()).toMatchObject(size);
});

/** A grey picture larger than this process decodes itself. */
const blank = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#fff" },
    limitInputPixels: false,
  }).toColourspace("b-w");

test("prepareFile: accepts an A4 scan at 1,200 dpi and a 108-megapixel photo", {
  tags: ["nightly"],
  timeout: 120_000,
}, async () => {
  const scan = await blank(9_921, 14_031).png({ compressionLevel: 1 }).toBuffer();
  const photo = await blank(12_000, 9_000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const before = process.memoryUsage().rss;
  for (const [bytes, width, height] of [
    [scan, 1_697, 2_400],
    [photo, 1_800, 2_400],
  ] as const) {
    const prepared = await prepareFile(toFile(bytes));
    if (!prepared.ok) throw new Error(prepared.reason);
    expect(await sharp(prepared.bytes).metadata()).toMatchObject({ width, height });
  }
  // A subprocess decodes them.
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test("preparePicture: returns picture-too-complex above the memory limit", async () => {
  const limits = { cpuSeconds: 30, timeoutMs: 60_000, memoryBytes: 10_000_000 };
  const photo = readFileSync("tests/support/files/48mp.jpg");
  expect(await preparePicture(photo, "image/jpeg", limits)).toEqual({
    ...{ ok: false, reason: "picture-too-complex" },
  });
});

test("prepareFile: returns file-heic for HEIC and file-type for a program, whatever the name", async () => {
  const heic = readFileSync("tests/support/files/p.heic");
  expect(await getTypeOrReason(toFile(heic, "IMG_0001.jpg"))).toBe("file-heic");
  const program = Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(400)]);
  expect(await getTypeOrReason(toFile(program, "bulletin.pdf"))).toBe("file-type");
});

test("prepareFile: accepts a PDF after a byte-order mark, an empty line or printer commands", async () => {
  for (const name of ["bom.pdf", "newline-first.pdf"])
    expect(await getTypeOrReason(readTestFile(name)), name).toBe("application/pdf");
  const printer = Buffer.concat([
    Buffer.from("\x1b%-12345X@PJL SET COPIES=1\r\n"),
    readFileSync("tests/support/files/owner-rc4.pdf"),
  ]);
  expect(await getTypeOrReason(toFile(printer))).toBe("application/pdf");
});

test("prepareFile: refuses a truncated picture", async () => {
  const jpeg = await sharp({ create: { ...canvas.create, width: 400, height: 400 } })
    .jpeg()
    .toBuffer();
  expect(await getTypeOrReason(toFile(jpeg.subarray(0, jpeg.length - 400), "a.jpg"))).toBe(
    "file-damaged",
  );
});

test("prepareFile: re-encodes a picture without metadata, upright and smaller", async () => {
  const input = await sharp({ create: { ...canvas.create, width: 3000, height: 1000 } })
    .jpeg()
    .withExif({ IFD0: { Make: "Tecno" }, IFD3: { GPSLatitude: "14/1 41/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const hidden = Buffer.concat([input, Buffer.from("<script>alert(1)</script>")]);
  const prepared = await prepareFile(toFile(hidden, "IMG 2026.jpeg"));
  if (!prepared.ok) throw new Error(prepared.reason);
  expect(prepared.name).toBe("IMG 2026.jpg");
  const metadata = await sharp(prepared.bytes).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 800, height: 2400 });
  expect(metadata.exif).toBeUndefined();
  expect(Buffer.from(prepared.bytes).includes("Tecno")).toBe(false);
  expect(Buffer.from(prepared.bytes).includes("<script>")).toBe(false);
});

test("toSafeFileName, contentDisposition: neutralise any name", () => {
  const safe = (name: string) => toSafeFileName(name, "application/pdf");
  expect(safe("../../etc/passwd")).toBe("passwd.pdf");
  expect(safe("C:\\Users\\awa\\bulletin.PDF")).toBe("bulletin.pdf");
  expect(safe("re\u0301sume\u0301.pdf")).toBe("résumé.pdf");
  expect(safe("a\u202Efdp.exe")).toBe("afdp.pdf");
  expect(safe('"; filename=x\r\nSet-Cookie: a=b.pdf')).not.toMatch(/["\r\n]/);
  expect(safe("..\\bulletin.pdf")).toBe("bulletin.pdf");
  expect(safe("a\0b\u{1F600}.pdf")).toBe("ab\u{1F600}.pdf");
  for (const reserved of ["CON", "nul.pdf", "Aux.jpg", "COM1", "lpt9.png", "", "  ..  "])
    expect(safe(reserved)).toBe("document.pdf");
  expect(safe("Conakry.pdf")).toBe("Conakry.pdf");
  expect([...safe("é".repeat(300))]).toHaveLength(144);
  expect(contentDisposition('é" \r\n.pdf', false)).toBe(
    "attachment; filename=\"__ __.pdf\"; filename*=UTF-8''%C3%A9%22%20%0D%0A.pdf",
  );
});

test("prepareFile: returns file-store-unavailable before reading while the store is unavailable", async () => {
  await withStoreUnavailable(async () => {
    expect(await getTypeOrReason(toFile(Buffer.from("no document")))).toBe(
      "file-store-unavailable",
    );
    expect(await getTypeOrReason(toFile(new Uint8Array()))).toBe("file-empty");
  });
  expect(await getTypeOrReason(toFile(Buffer.from("no document")))).toBe("file-type");
});
