// Draws every scene, then writes the picture ladder: AVIF at 480, 960 and 1600 px, one WebP at 960 px
// for browsers without AVIF, phone crops of the hero scenes, and by social.mjs the pictures shown when a
// page is shared.
// Run from the root of the repository: node_modules/.bin/node tools/scenes/export.mjs [name…]
// Existing files are kept unless their name is given.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";

const here = new URL("./", import.meta.url);
const out = new URL("../../public/img/", here);
const svgFolder = new URL("svg/", here);
const wanted = process.argv.slice(2);
const widths = [480, 960, 1600];
const posters = /^testimonial-/;

mkdirSync(svgFolder, { recursive: true });
const notScenes = new Set(["export.mjs", "favicon.mjs", "kit.mjs", "lib.mjs", "social.mjs"]);
for (const file of readdirSync(here)) {
  if (file.endsWith(".mjs") && !notScenes.has(file)) run(file);
}
run("vignettes/vignettes.mjs");
run("vignettes/posters.mjs");

for (const file of readdirSync(svgFolder)) {
  if (!file.endsWith(".svg")) continue;
  const name = file.replace(".svg", "");
  const source = sharp(new URL(file, svgFolder).pathname, { density: 144 });
  const drawing = await source.png().toBuffer();
  for (const width of posters.test(name) ? [600] : widths) {
    await write(name, `${name}-${width}.avif`, drawing, (image) => image.resize(width).avif({ quality: 50 }));
  }
  const fallback = posters.test(name) ? 600 : 960;
  await write(name, `${name}-${fallback}.webp`, drawing, (image) => image.resize(fallback).webp({ quality: 72 }));
}

// Upright crops for phones: the picture above the words of the hero.
for (const [name, left] of [["dakar", 719], ["campus", 360], ["yaounde", 560], ["crossing", 120]]) {
  const crop = { left, top: 0, width: 881, height: 1000 };
  await write(name, `${name}-phone.avif`, await drawn(name), (image) =>
    image.extract(crop).resize(780).avif({ quality: 50 }),
  );
}
execFileSync(process.execPath, [new URL("social.mjs", here).pathname, ...wanted]);

function run(file) {
  execFileSync(process.execPath, [new URL(file, here).pathname], { cwd: here.pathname, stdio: "ignore" });
}

async function drawn(name) {
  return await sharp(new URL(`${name}.svg`, svgFolder).pathname).png().toBuffer();
}

async function write(name, file, drawing, encode) {
  const target = new URL(file, out).pathname;
  if (existsSync(target) && !wanted.includes(name)) return;
  await encode(sharp(drawing)).toFile(target);
}
