// Makes the picture shown when a page is shared (Open Graph), 1200 × 630 with the school's
// brand, from every scene of public/img: public/img/og/{scene}.jpg, at most 60 kB.
// Run from the root of the repository: node_modules/.bin/node assets-src/scenes/social.mjs [name…]
// Existing files are kept unless their name is given. The brand (social-brand.svg) consists of outlines, so
// that it does not depend on installed fonts.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { createScene } from "../../db/seeds/content/scenes.ts";

const img = new URL("../../public/img/", import.meta.url);
const out = new URL("og/", img);
const brand = new URL("social-brand.svg", import.meta.url).pathname;
const requested = process.argv.slice(2);
const size = { width: 1200, height: 630 };
const LARGEST = 60_000;

mkdirSync(out, { recursive: true });
for (const file of readdirSync(img)) {
  const [, name] = /^(.+)-1600\.avif$/.exec(file) ?? [];
  const target = name && new URL(`${name}.jpg`, out);
  if (!target || (existsSync(target) && !requested.includes(name))) continue;
  writeFileSync(target, await share(name, new URL(file, img).pathname));
}

async function share(name, file) {
  const cut = await sharp(file).extract(await frame(name, file)).resize(size).png().toBuffer();
  const drawing = await sharp(cut).composite([{ input: brand }]).png().toBuffer();
  for (let quality = 84; quality >= 36; quality -= 4) {
    const bytes = await sharp(drawing).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= LARGEST) return bytes;
  }
  throw new Error(`${name} does not fit in ${LARGEST} bytes.`);
}

/** The widest crop of the scene in the format of a shared picture, around its focal point. */
async function frame(name, file) {
  const { width, height } = await sharp(file).metadata();
  const tall = Math.round((width * size.height) / size.width);
  const eye = (createScene(name, "").focus.y / 100) * height;
  // The brand covers the bottom, so the focal point is placed a little above the middle.
  const top = Math.round(Math.min(height - tall, Math.max(0, eye - tall * 0.45)));
  return { left: 0, top, width, height: tall };
}
