// Subprocess that reads a picture from stdin, transcodes the requested files, and writes each to stdout: a line of JSON
// with its name and size, then its bytes.
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { exitAboveMemory } from "#app/platform/memory-limit.ts";
import type { RenditionSpec } from "../medium.ts";

sharp.concurrency(1);
// The largest accepted picture needs a third of this.
exitAboveMemory(768_000_000);
// The original was re-encoded by us, so only JPEG and PNG are ever opened.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });

/** Tried in order until the file is within its budget. */
const qualities: Record<RenditionSpec["format"], number[]> = {
  avif: [54, 46, 38, 30],
  webp: [74, 64, 54],
  jpeg: [80, 70, 58],
  look: [8, 3],
  png: [90, 60, 30],
};

const WHITE = "#fff";
const renditions: RenditionSpec[] = JSON.parse(process.argv[2] ?? "[]");
const original = await buffer(process.stdin);
for (const rendition of renditions) {
  const bytes = await encodeWithinBudget(rendition);
  process.stdout.write(`${JSON.stringify({ file: rendition.file, size: bytes.length })}\n`);
  process.stdout.write(bytes);
}

/** Lowers the quality until the file is within its budget. */
async function encodeWithinBudget(rendition: RenditionSpec): Promise<Uint8Array> {
  let bytes: Uint8Array = Buffer.alloc(0);
  const scaled = await cropPicture(rendition).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of qualities[rendition.format]) {
    bytes = await encode(sharp(scaled), rendition.format, quality);
    if (bytes.length <= rendition.maxBytes) break;
  }
  return bytes;
}

function cropPicture({ area, scaledSize, width, height = 0 }: RenditionSpec): Sharp {
  const flattened = sharp(original).flatten({ background: WHITE });
  if (scaledSize) {
    const left = Math.floor((width - scaledSize.width) / 2);
    const top = Math.floor((height - scaledSize.height) / 2);
    const right = width - scaledSize.width - left;
    const bottom = height - scaledSize.height - top;
    const fill = { ...scaledSize, fit: "fill" as const };
    return flattened.resize(fill).extend({ left, top, right, bottom, background: WHITE });
  }
  const cropped = area ? flattened.extract(area) : flattened;
  return height
    ? cropped.resize(width, height, { fit: "cover", position: "attention" })
    : cropped.resize(width, null, { withoutEnlargement: true });
}

function encode(picture: Sharp, format: RenditionSpec["format"], quality: number): Promise<Buffer> {
  if (format === "webp") return picture.webp({ quality }).toBuffer();
  if (format === "png") return picture.png({ palette: true, quality }).toBuffer();
  if (format === "jpeg") return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  return picture.avif({ quality, chromaSubsampling: "4:2:0", effort: 3 }).toBuffer();
}
