// Draws every scene and its variations, then writes AVIF in three widths, one WebP for older browsers, phone crops of
// the hero scenes and the pictures for shared pages. The AVIF quality is lowered until a file fits 8.5 kB at 480 px or
// 15 kB at 960 px, down to quality 24. Run from the root: node_modules/.bin/node assets-src/scenes/export.mjs [name…].
// Existing files stay unless their name is given.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const here = new URL("./", import.meta.url);
const out = new URL("../../public/img/", here);
const svgFolder = new URL("svg/", here);
const requested = process.argv.slice(2);
const posters = /^testimonial-/;
const ladder = (name) => (posters.test(name) ? [320, 480, 640] : [480, 960, 1600]);
const fallback = (name) => (posters.test(name) ? 640 : 960);
const heaviest = { 320: 5_000, 390: 7_500, 480: 8_500, 585: 14_500, 640: 12_000, 780: 19_000, 960: 15_000, 1600: 47_000 };

mkdirSync(svgFolder, { recursive: true });
const notScenes = new Set(["export.mjs", "favicon.mjs", "kit.mjs", "lib.mjs", "social.mjs", "variations.mjs"]);
for (const file of readdirSync(here)) {
  if (file.endsWith(".mjs") && !notScenes.has(file)) run(file);
}
run("vignettes/vignettes.mjs");
run("vignettes/posters.mjs");
run("variations.mjs");

for (const file of readdirSync(svgFolder)) {
  if (!file.endsWith(".svg")) continue;
  const name = file.replace(".svg", "");
  const files = [...ladder(name).map((width) => `${name}-${width}.avif`), `${name}-${fallback(name)}.webp`];
  if (!files.some((written) => missing(name, written))) continue;
  const drawing = await sharp(new URL(file, svgFolder).pathname, { density: 144 }).png().toBuffer();
  for (const width of ladder(name)) {
    await write(name, `${name}-${width}.avif`, drawing, (image) => avif(image.resize(width), width));
  }
  const width = fallback(name);
  await write(name, `${name}-${width}.webp`, drawing, (image) => image.resize(width).webp({ quality: 72 }).toBuffer());
}

// Portrait crops for phones: the picture above the text of the hero.
for (const [name, left] of [["dakar", 719], ["campus", 360], ["yaounde", 560], ["crossing", 120]]) {
  const crop = { left, top: 0, width: 881, height: 1000 };
  for (const width of [390, 585, 780]) {
    const file = `${name}-phone-${width}.avif`;
    if (!missing(name, file)) continue;
    await write(name, file, await drawn(name), (image) => avif(image.extract(crop).resize(width), width));
  }
  // A preview of about two kilobytes that is inlined in the page (content/first-look.server.ts).
  const first = new URL(`../../app/features/content/first-look/${name}.avif`, here);
  if (existsSync(first) && !requested.includes(name)) continue;
  const small = await sharp(await drawn(name)).extract(crop).resize(430).png().toBuffer();
  writeFileSync(first, await sharp(small).avif({ quality: 5, effort: 9 }).toBuffer());
}
execFileSync(process.execPath, [new URL("social.mjs", here).pathname, ...requested]);

function run(file) {
  execFileSync(process.execPath, [new URL(file, here).pathname], { cwd: here.pathname, stdio: "ignore" });
}

async function drawn(name) {
  return await sharp(new URL(`${name}.svg`, svgFolder).pathname).png().toBuffer();
}

function missing(name, file) {
  return requested.includes(name) || !existsSync(new URL(file, out));
}

async function write(name, file, drawing, encode) {
  if (missing(name, file)) writeFileSync(new URL(file, out), await encode(sharp(drawing)));
}

/** Flat drawings tolerate a low quality; foliage needs it to stay small. */
async function avif(image, width) {
  const flat = await image.png().toBuffer();
  let bytes;
  for (let quality = 40; quality >= 24; quality -= 8) {
    bytes = await sharp(flat).avif({ quality, chromaSubsampling: "4:2:0", effort: 7 }).toBuffer();
    if (bytes.length <= heaviest[width]) break;
  }
  return bytes;
}
