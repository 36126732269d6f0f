import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildPdf, fileOf } from "#app/features/documents/testing.ts";
import { films } from "#app/ui/films.ts";
import { readFilmFacts } from "./film-facts.ts";
import { readMedium } from "./reading.server.ts";
import { buildFilm, buildPhoto } from "./testing.ts";

const reasonOf = async (file: File | null) => {
  const read = await readMedium(file);
  return read.ok ? read.kind : read.reason;
};
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

test("a photo is read from its pixels: upright, and without what the telephone wrote in it", async () => {
  const sent = await sharp(await bytesOf(await buildPhoto({ width: 900, height: 600 })))
    .withExif({ IFD3: { GPSLatitude: "14/1 41/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const read = await readMedium(fileOf(sent, "../Cour_du  campus.JPG"));
  expect(read).toMatchObject({ ok: true, title: "Cour du campus", width: 600, height: 900 });
  const { exif, orientation } = await sharp(read.ok ? read.bytes : undefined).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test("the same bytes have the same hash, others another", async () => {
  const hash = async (colour: string) => {
    const read = await readMedium(await buildPhoto({ width: 500, height: 300, colour }));
    return read.ok ? read.hash : "";
  };
  expect(await hash("#111111")).toMatch(/^[0-9a-f]{16}$/);
  expect(await hash("#111111")).toBe(await hash("#111111"));
  expect(await hash("#111111")).not.toBe(await hash("#222222"));
});

test("what is no picture, no film, too small or cut short is refused, whatever it is called", async () => {
  const photo = await bytesOf(await buildPhoto({ width: 600, height: 400 }));
  const webp = await sharp(photo).webp().toBuffer();
  const gif = await sharp(photo).gif().toBuffer();
  const cases: [File | null, string][] = [
    [null, "required"],
    [fileOf(new Uint8Array(), "a.jpg"), "file-empty"],
    [fileOf(new Uint8Array(10_000_001), "a.mp4"), "file-too-large:10000001B"],
    [buildPdf("a.jpg"), "medium-type"],
    [fileOf(webp, "a.jpg"), "medium-type"],
    [fileOf(gif, "a.jpg"), "medium-type"],
    [fileOf(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.jpg"), "medium-type"],
    [fileOf(Buffer.from("<html><script>alert(1)</script></html>"), "a.mp4"), "medium-type"],
    [fileOf(photo.subarray(0, photo.length - 60), "a.jpg"), "file-damaged"],
    [await buildPhoto({ width: 479, height: 400 }), "medium-small:480"],
    [await buildPhoto({ width: 480, height: 400, name: "a.exe" }), "picture"],
  ];
  for (const [file, reason] of cases)
    expect([file?.name, await reasonOf(file)]).toEqual([file?.name, reason]);
});

test("readMedium takes what telephones and scanners make, and names what it cannot open", async () => {
  const support = (name: string) => fileOf(readFileSync(`tests/support/files/${name}`), name);
  expect(await readMedium(support("48mp.jpg"))).toMatchObject({ width: 2_400, height: 1_800 });
  expect(await reasonOf(support("samsung-sos.jpg"))).toBe("picture");
  expect(await reasonOf(support("anim.png"))).toBe("medium-small:480");
  expect(await reasonOf(support("p.heic"))).toBe("file-heic");
});

test("a film says its own length and size; one that is cut short is refused", async () => {
  const film = buildFilm({ seconds: 12 });
  expect(await readMedium(film)).toMatchObject({
    ...{ ok: true, kind: "video", type: "video/mp4", title: "Visite" },
    ...{ seconds: 12, width: 640, height: 360 },
  });
  const bytes = await bytesOf(film);
  for (const length of [40, 120, 200, bytes.length - 1])
    expect(await reasonOf(fileOf(bytes.subarray(0, length), "a.mp4")), `${length}`).toBe(
      "film-damaged",
    );
});

test("the films of the site are read as they say themselves", () => {
  for (const ending of ["mp4", "webm"] as const) {
    const bytes = readFileSync(`public/video/welcome.${ending}`);
    const facts = readFilmFacts(bytes, `video/${ending}`);
    expect(facts).toEqual({ seconds: films.welcome.seconds, width: 640, height: 360 });
    expect(readFilmFacts(bytes.subarray(0, 9_000), `video/${ending}`)).toBeNull();
  }
});
