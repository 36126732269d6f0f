// Converts public/favicon.svg to public/favicon.ico (16 and 32 px) for clients that request that name regardless of
// the page. Run from the root of the repository: node_modules/.bin/node assets-src/scenes/favicon.mjs
import { writeFileSync } from "node:fs";
import sharp from "sharp";

const folder = new URL("../../public/", import.meta.url);
const source = new URL("favicon.svg", folder).pathname;
const pictures = await Promise.all(
  [16, 32].map(async (size) => ({ size, bytes: await sharp(source).resize(size).png().toBuffer() })),
);

const HEAD = 6;
const ENTRY = 16;
const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
head.writeUInt16LE(1, 2); // an icon, not a cursor
head.writeUInt16LE(pictures.length, 4);
let offset = head.length;
for (const [index, { size, bytes }] of pictures.entries()) {
  const at = HEAD + ENTRY * index;
  head.writeUInt8(size, at);
  head.writeUInt8(size, at + 1);
  head.writeUInt16LE(1, at + 4); // one plane
  head.writeUInt16LE(32, at + 6); // bits per pixel
  head.writeUInt32LE(bytes.length, at + 8);
  head.writeUInt32LE(offset, at + 12);
  offset += bytes.length;
}
writeFileSync(new URL("favicon.ico", folder), Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]));
