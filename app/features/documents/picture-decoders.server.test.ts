import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { restrictPictureDecoders } from "./picture-decoders.server.ts";

afterEach(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));

test("restrictPictureDecoders: allows JPEG and PNG only (UP-03)", async () => {
  const canvas = { create: { width: 8, height: 8, channels: 3, background: "#C2331F" } } as const;
  const pictures = await Promise.all(
    (["jpeg", "png", "gif", "webp", "avif", "tiff"] as const).map((kind) =>
      sharp(canvas).toFormat(kind).toBuffer(),
    ),
  );
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>");
  restrictPictureDecoders();
  const opened = [...pictures, svg].map((bytes) =>
    sharp(bytes)
      .stats()
      .then(() => true)
      .catch(() => false),
  );
  expect(await Promise.all(opened)).toEqual([true, true, false, false, false, false, false]);
});
