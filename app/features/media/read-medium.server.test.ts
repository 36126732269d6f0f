import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildPdf, toFile } from "#app/features/documents/testing.ts";
import { films } from "#app/ui/films.ts";
import { parseFilmMetadata } from "./film-metadata.ts";
import { findFilmError } from "./film-tracks.ts";
import { readMedium } from "./read-medium.server.ts";
import { buildFilm, buildPhoto } from "./testing.ts";

const getKindOrReason = async (file: File | null) => {
  const result = await readMedium(file);
  return result.ok ? result.kind : result.reason;
};
const readBytes = async (file: File) => new Uint8Array(await file.arrayBuffer());

test("readMedium: rotates a photo and removes its metadata", async () => {
  const sent = await sharp(await readBytes(await buildPhoto({ width: 900, height: 600 })))
    .withExif({ IFD3: { GPSLatitude: "14/1 41/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const result = await readMedium(toFile(sent, "../Cour_du  campus.JPG"));
  expect(result).toMatchObject({ ok: true, title: "Cour du campus", width: 600, height: 900 });
  const { exif, orientation } = await sharp(result.ok ? result.bytes : undefined).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test("readMedium: the hash depends on the bytes only", async () => {
  const hash = async (colour: string) => {
    const result = await readMedium(await buildPhoto({ width: 500, height: 300, colour }));
    return result.ok ? result.hash : "";
  };
  expect(await hash("#111111")).toMatch(/^[0-9a-f]{16}$/);
  expect(await hash("#111111")).toBe(await hash("#111111"));
  expect(await hash("#111111")).not.toBe(await hash("#222222"));
});

test("readMedium: refuses other types, small pictures and damaged files whatever their name", async () => {
  const photo = await readBytes(await buildPhoto({ width: 600, height: 400 }));
  const webp = await sharp(photo).webp().toBuffer();
  const gif = await sharp(photo).gif().toBuffer();
  const cases: [File | null, string][] = [
    [null, "required"],
    [toFile(new Uint8Array(), "a.jpg"), "file-empty"],
    [toFile(new Uint8Array(10_000_001), "a.mp4"), "file-too-large:10000001B"],
    [buildPdf("a.jpg"), "medium-type"],
    [toFile(webp, "a.jpg"), "medium-type"],
    [toFile(gif, "a.jpg"), "medium-type"],
    [toFile(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.jpg"), "medium-type"],
    [toFile(Buffer.from("<html><script>alert(1)</script></html>"), "a.mp4"), "medium-type"],
    [toFile(photo.subarray(0, photo.length - 60), "a.jpg"), "file-damaged"],
    [await buildPhoto({ width: 479, height: 400 }), "medium-too-small:480"],
    [await buildPhoto({ width: 480, height: 400, name: "a.exe" }), "picture"],
  ];
  for (const [file, reason] of cases)
    expect([file?.name, await getKindOrReason(file)]).toEqual([file?.name, reason]);
});

test("readMedium: accepts photos of phones and scanners, names unsupported HEIC", async () => {
  const support = (name: string) => toFile(readFileSync(`tests/support/files/${name}`), name);
  expect(await readMedium(support("48mp.jpg"))).toMatchObject({ width: 2_400, height: 1_800 });
  expect(await getKindOrReason(support("samsung-sos.jpg"))).toBe("picture");
  expect(await getKindOrReason(support("anim.png"))).toBe("medium-too-small:480");
  expect(await getKindOrReason(support("p.heic"))).toBe("file-heic");
});

test("readMedium: reads length and size of a film, refuses a truncated one", async () => {
  const film = buildFilm({ seconds: 12 });
  expect(await readMedium(film)).toMatchObject({
    ...{ ok: true, kind: "video", type: "video/mp4", title: "Visite" },
    ...{ seconds: 12, width: 640, height: 360 },
  });
  const bytes = await readBytes(film);
  for (const length of [40, 120, 200, bytes.length - 1])
    expect(await getKindOrReason(toFile(bytes.subarray(0, length), "a.mp4")), `${length}`).toBe(
      "film-damaged",
    );
});

const readTestFile = (name: string) => readFileSync(`tests/support/files/${name}`);

test.for([
  ["hevc.mp4", "film-codec:HEVC (H.265)"],
  ["yuv444.mp4", "film-colours:4:4:4"],
  ["audioonly.mp4", "film-no-picture"],
] as const)("readMedium: refuses %s with %s", async ([name, reason]) => {
  expect(await getKindOrReason(toFile(readTestFile(name), name))).toBe(reason);
});

/** Replaces the first occurrence of some bytes by others of the same length. */
function replaceBytes(bytes: Uint8Array, from: Buffer, to: Buffer): Uint8Array {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(from);
  if (at < 0) throw new Error("the bytes do not occur");
  to.copy(copy, at);
  return copy;
}

test("findFilmError: reads the codecs of MP4 and WebM", () => {
  const mp4 = readFileSync("public/video/welcome.mp4");
  const webm = readFileSync("public/video/welcome.webm");
  expect([findFilmError(mp4, "video/mp4"), findFilmError(webm, "video/webm")]).toEqual([
    null,
    null,
  ]);
  const hevc = replaceBytes(mp4, Buffer.from("avc1\0\0\0\0"), Buffer.from("hev1"));
  expect(findFilmError(hevc, "video/mp4")).toBe("film-codec:HEVC (H.265)");
  const mpeg4 = replaceBytes(mp4, Buffer.from("avc1\0\0\0\0"), Buffer.from("mp4v"));
  expect(findFilmError(mpeg4, "video/mp4")).toBe("film-codec:MPEG-4");
  const broken = Buffer.from(mp4);
  broken[broken.indexOf("hdlr") - 4] = 0xff;
  expect(findFilmError(broken, "video/mp4")).toBe("film-damaged");
  const profile = mp4.indexOf("avcC") + 5;
  for (const [idc, reason] of [
    [66, null],
    [110, "film-colours:10 bits"],
    [122, "film-colours:4:2:2"],
    [244, "film-colours:4:4:4"],
  ] as const) {
    const other = Buffer.from(mp4);
    other[profile] = idc;
    expect(findFilmError(other, "video/mp4")).toBe(reason);
  }
  const theora = replaceBytes(webm, Buffer.from("V_AV1"), Buffer.from("V_THE"));
  expect(findFilmError(theora, "video/webm")).toBe("film-codec:V_THE");
});

/** A WebM element with a four-byte size. */
function buildElement(id: string, ...inside: Buffer[]): Buffer {
  const bytes = Buffer.concat(inside);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + bytes.length);
  return Buffer.concat([Buffer.from(id, "hex"), size, bytes]);
}

test("findFilmError: reads the VP9 profile of the first frame, refuses WebM without picture", () => {
  const webm = (type: number, codec: string, frame: number) => {
    const number = buildElement("d7", Buffer.from([1]));
    const kind = buildElement("83", Buffer.from([type]));
    const track = buildElement("ae", number, kind, buildElement("86", Buffer.from(codec)));
    const block = buildElement("a3", Buffer.from([0x81, 0, 0, 0x80, frame, 0x49, 0x83, 0x42]));
    const cluster = buildElement("1f43b675", buildElement("e7", Buffer.from([0])), block);
    return buildElement("18538067", buildElement("1654ae6b", track), cluster);
  };
  expect(findFilmError(webm(1, "V_VP9", 0x82), "video/webm")).toBeNull();
  expect(findFilmError(webm(1, "V_VP9", 0xa2), "video/webm")).toBe("film-colours:4:4:4");
  expect(findFilmError(webm(1, "V_VP9", 0x92), "video/webm")).toBe("film-colours:10 bits");
  expect(findFilmError(webm(2, "A_OPUS", 0), "video/webm")).toBe("film-no-picture");
});

test("parseFilmMetadata: reads the shipped films", () => {
  for (const ending of ["mp4", "webm"] as const) {
    const bytes = readFileSync(`public/video/welcome.${ending}`);
    const metadata = parseFilmMetadata(bytes, `video/${ending}`);
    expect(metadata).toEqual({ seconds: films.welcome.seconds, width: 640, height: 360 });
    expect(parseFilmMetadata(bytes.subarray(0, 9_000), `video/${ending}`)).toBeNull();
  }
});
