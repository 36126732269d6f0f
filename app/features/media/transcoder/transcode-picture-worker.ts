// A process of its own: it takes a picture from its input, makes the files it is asked for, one after another, and
// writes each to its output: a line of JSON (its name and its bytes), then the bytes.
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { endAbove } from "#app/platform/end-above.ts";
import type { FileToMake } from "../medium.ts";

sharp.concurrency(1);
// The largest picture that is kept takes a third of it.
endAbove(768_000_000);
// The original was written by us: nothing else is ever opened here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });

/** The first that is light enough is taken. */
const qualities: Record<FileToMake["format"], number[]> = {
  avif: [54, 46, 38, 30],
  webp: [74, 64, 54],
  jpeg: [80, 70, 58],
  look: [8, 3],
  png: [90, 60, 30],
};

const WHITE = "#fff";
const wanted: FileToMake[] = JSON.parse(process.argv[2] ?? "[]");
const original = await buffer(process.stdin);
for (const one of wanted) {
  const bytes = await make(one);
  process.stdout.write(`${JSON.stringify({ file: one.file, size: bytes.length })}\n`);
  process.stdout.write(bytes);
}

/** Less and less of it, until it is light enough. */
async function make(one: FileToMake): Promise<Uint8Array> {
  let bytes: Uint8Array = Buffer.alloc(0);
  const scaled = await cutOut(one).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of qualities[one.format]) {
    bytes = await encode(sharp(scaled), one.format, quality);
    if (bytes.length <= one.budget) break;
  }
  return bytes;
}

function cutOut({ area, drawn, width, height = 0 }: FileToMake): Sharp {
  const whole = sharp(original).flatten({ background: WHITE });
  if (drawn) {
    const left = Math.floor((width - drawn.width) / 2);
    const top = Math.floor((height - drawn.height) / 2);
    const right = width - drawn.width - left;
    const bottom = height - drawn.height - top;
    const fill = { ...drawn, fit: "fill" as const };
    return whole.resize(fill).extend({ left, top, right, bottom, background: WHITE });
  }
  const part = area ? whole.extract(area) : whole;
  return height
    ? part.resize(width, height, { fit: "cover", position: "attention" })
    : part.resize(width, null, { withoutEnlargement: true });
}

function encode(picture: Sharp, format: FileToMake["format"], quality: number): Promise<Buffer> {
  if (format === "webp") return picture.webp({ quality }).toBuffer();
  if (format === "png") return picture.png({ palette: true, quality }).toBuffer();
  if (format === "jpeg") return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  return picture.avif({ quality, chromaSubsampling: "4:2:0", effort: 3 }).toBuffer();
}
