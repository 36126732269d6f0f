// Makes the films of the public site and writes their durations and sizes to app/ui/films.ts
// (docs/guides/make-pictures-and-films.md). Run from the root of the repository: node_modules/.bin/node
// assets-src/films/make-films.ts [name…]
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../../tools/browser.ts";
import { renderCaptions } from "./captions.ts";
import { filmFrame, renderFilmPage } from "./film-page.ts";
import { type Film, films, getFilmSeconds } from "./films.ts";

const framesPerSecond = 24;
const outputFolder = resolve("public/video");
const drawingFolder = resolve("assets-src/scenes/svg");
const requestedNames = process.argv.slice(2);

mkdirSync(outputFolder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--allow-file-access-from-files", "--hide-scrollbars"],
});
const page = await browser.newPage({ viewport: filmFrame });
for (const [name, film] of Object.entries(films)) {
  if (requestedNames.length && !requestedNames.includes(name)) continue;
  const work = mkdtempSync(join(tmpdir(), "film-"));
  await renderFrames(page, name, film, work);
  encode(name, film, work);
  for (const locale of ["fr", "en"] as const) {
    writeFileSync(join(outputFolder, `${name}.${locale}.vtt`), renderCaptions(film, locale));
  }
  rmSync(work, { recursive: true });
}
await browser.close();
writeFilmTable();

/** Writes one picture per frame: every animation is paused at the frame's time. */
async function renderFrames(
  page: Page,
  name: string,
  film: Film,
  frameFolder: string,
): Promise<void> {
  const pictures = film.kind === "tour" ? film.shots.map((shot) => shot.scene) : ["view", "person"];
  const sizes = new Map<string, { width: number; height: number }>();
  for (const picture of new Set(pictures)) {
    const drawing = film.kind === "tour" ? picture : `layers/${name}-${picture}`;
    const size = await sharp(join(drawingFolder, `${drawing}.svg`)).toFile(
      join(frameFolder, `${picture}.png`),
    );
    sizes.set(picture, size);
  }
  const places = {
    picture: (picture: string) => `${picture}.png`,
    font: (file: string) => pathToFileURL(resolve("public/fonts", file)).href,
  };
  const getSize = (picture: string) => sizes.get(picture) ?? filmFrame;
  writeFileSync(join(frameFolder, "stage.html"), renderFilmPage(film, places, getSize));
  await page.goto(pathToFileURL(join(frameFolder, "stage.html")).href);
  await page.evaluate(() => document.fonts.ready);
  for (let index = 0; index < Math.round(getFilmSeconds(film) * framesPerSecond); index++) {
    await page.evaluate(
      (time) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      },
      (index * 1000) / framesPerSecond,
    );
    await page.screenshot({ path: join(frameFolder, `${String(index).padStart(4, "0")}.png`) });
  }
}

/** AV1 in WebM, and H.264 in MP4 for other browsers; no sound track. */
function encode(name: string, film: Film, frameFolder: string): void {
  const inputOptions = ["-y", "-loglevel", "error", "-framerate", String(framesPerSecond)];
  const frames = ["-i", join(frameFolder, "%04d.png")];
  const colours = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"];
  const tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
  const all = [...inputOptions, ...frames, ...colours, ...tags, "-an", "-map_metadata", "-1"];
  const { webm, mp4 } = film.quality;
  const av1 = ["-c:v", "libsvtav1", "-preset", "1", "-crf", String(webm), "-g", "480"];
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-tune",
    "animation",
    "-level",
    "3.1",
    "-crf",
    String(mp4),
  ];
  execFileSync("ffmpeg", [...all, ...av1, join(outputFolder, `${name}.webm`)], { stdio: "ignore" });
  execFileSync("ffmpeg", [
    ...all,
    ...h264,
    "-movflags",
    "+faststart",
    join(outputFolder, `${name}.mp4`),
  ]);
}

/** Lists the films found on the disk, so that making one film does not drop the others. */
function writeFilmTable(): void {
  const fileNames = new Set(readdirSync(outputFolder));
  const lines = Object.entries(films)
    .filter(([name]) => fileNames.has(`${name}.webm`) && fileNames.has(`${name}.mp4`))
    .map(([name, film]) => {
      const bytes = (type: string) => statSync(join(outputFolder, `${name}.${type}`)).size;
      return `  "${name}": { seconds: ${getFilmSeconds(film)}, webm: ${bytes("webm")}, mp4: ${bytes("mp4")} },`;
    });
  const table = `/** Written by assets-src/films/make-films.ts: duration of each film of public/video, and the sizes of its files in bytes. */
export const films = {
${lines.join("\n")}
};

export type FilmName = keyof typeof films;

/** The frame of every film, in pixels. */
export const filmSize = { width: ${filmFrame.width}, height: ${filmFrame.height} };

/** Values of \`type\`, so that a browser requests only the first file that it can play. */
export const filmTypes = {
  webm: 'video/webm; codecs="av01.0.01M.08"',
  mp4: 'video/mp4; codecs="avc1.64001f"',
};
`;
  writeFileSync("app/ui/films.ts", table);
  execFileSync("node_modules/.bin/biome", ["check", "--write", "app/ui/films.ts"]);
}
