import { globSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Clip, Scene } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { getMenus } from "#app/routes/site/shell/menus.ts";
import { emptySiteShell } from "#app/routes/site/shell/site-shell-data.ts";
import { films } from "#app/ui/films.ts";
import { pictureNames } from "#app/ui/picture-names.ts";
import { getPictureSizes, type UprightPicture, uprightSceneWidths } from "#app/ui/pictures.ts";
import { allEntries } from "#db/seeds/content/all-entries.ts";

const all = allEntries();
const menus = getMenus(siteMessages.fr, emptySiteShell).map((menu) => menu.scene);
const files = new Set(
  globSync("public/{img,video}/**/*").map((path) => path.replaceAll("\\", "/")),
);
const bytes = (path: string) => statSync(path).size;

/** The pictures and films that an entry names, anywhere in its content. */
function* media(value: unknown): Generator<Scene | Clip> {
  if (typeof value !== "object" || value === null) return;
  if ("name" in value && "focus" in value) yield value as Scene;
  if ("name" in value && "seconds" in value) yield value as Clip;
  for (const item of Object.values(value)) yield* media(item);
}

const usedMedia = all.flatMap((entry) => [...media(entry.fr), ...media(entry.en)]);
const clips = usedMedia.filter((found) => "seconds" in found);
const listScenes = (value: unknown) =>
  [...media(value)].flatMap((found) => ("focus" in found ? [found.name] : []));

/** The pictures of entries of a kind, in the order of the site. */
function scenesOfKind(kind: string): string[] {
  return all.filter((entry) => entry.kind === kind).flatMap((entry) => listScenes(entry.fr));
}

function findRepeated(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function mediaFiles(name: string): string[] {
  const { widths, fallback } = getPictureSizes(name);
  return [...widths.map((width) => `${name}-${width}.avif`), `${name}-${fallback}.webp`];
}

const upright: UprightPicture[] = ["dakar", "campus", "yaounde", "crossing"];
const isUpright = (name: string) => upright.some((picture) => picture === name);
const phoneFiles = upright.flatMap((name) =>
  uprightSceneWidths.map((width) => `${name}-phone-${width}.avif`),
);

test("pictures: each named or drawn picture exists in every width and format", () => {
  const scenes = usedMedia.flatMap((found) => ("focus" in found ? [found.name] : []));
  const expected = [...new Set([...scenes, ...menus, ...pictureNames])].flatMap(mediaFiles);
  expect(expected.length).toBeGreaterThan(250);
  expect(scenesOfKind("slide").filter((name) => !isUpright(name))).toEqual([]);
  expect([...expected, ...phoneFiles].filter((file) => !files.has(`public/img/${file}`))).toEqual(
    [],
  );
});

test("pictures: every file in public/ is used or selectable", () => {
  const posters = Array.from({ length: 10 }, (_, index) => `testimonial-${index + 1}`);
  const known = new Set([...[...pictureNames, ...posters].flatMap(mediaFiles), ...phoneFiles]);
  const pictures = [...files].filter((file) => /^public\/img\/[^/]+\.(avif|webp)$/.test(file));
  expect(pictures.filter((file) => !known.has(file.replace("public/img/", "")))).toEqual([]);
});

test("pictures: have the reserved aspect ratio and a size suitable for phones", async () => {
  for (const name of pictureNames) {
    const { width, height } = getPictureSizes(name);
    const drawn = await sharp(`public/img/${name}-1600.avif`).metadata();
    expect([name, drawn.width, drawn.height]).toEqual([name, width, height]);
    expect(bytes(`public/img/${name}-480.avif`), name).toBeLessThan(8_501);
    expect(bytes(`public/img/${name}-960.avif`), name).toBeLessThan(20_000);
  }
});

test("films: the fifteen films have the recorded durations and sizes", () => {
  expect(Object.keys(films)).toHaveLength(15);
  for (const [name, film] of Object.entries(films)) {
    expect([name, bytes(`public/video/${name}.webm`)]).toEqual([name, film.webm]);
    expect([name, bytes(`public/video/${name}.mp4`)]).toEqual([name, film.mp4]);
  }
  const filmFiles = [...files].filter((file) => /\.(webm|mp4)$/.test(file));
  expect(filmFiles).toHaveLength(30);
  expect(films.welcome.webm).toBeLessThanOrEqual(150_000);
});

test("films: are in AV1 or VP9, and in H.264 for other browsers", () => {
  for (const name of Object.keys(films)) {
    expect(readFileSync(`public/video/${name}.webm`, "latin1"), name).toMatch(/V_(AV1|VP9)/);
    expect(readFileSync(`public/video/${name}.mp4`, "latin1").includes("avc1"), name).toBe(true);
  }
});

test("films: each named film exists, has the stated duration and captions in both languages", () => {
  const lengths = new Map(Object.entries(films).map(([name, film]) => [name, film.seconds]));
  expect(new Set(clips.map((clip) => clip.name)).size).toBe(15);
  for (const { name, seconds } of clips) {
    expect([name, seconds]).toEqual([name, lengths.get(name)]);
    expect(files.has(`public/video/${name}.fr.vtt`), name).toBe(true);
    expect(files.has(`public/video/${name}.en.vtt`), name).toBe(true);
  }
});

test("pictures: those of the large sets are all different", () => {
  const entry = (kind: string, slug: string) =>
    all.find((found) => found.kind === kind && found.slug === slug)?.fr;
  const graduation = listScenes(entry("news", "remise-des-diplomes"));
  const news = all.flatMap((found) => (found.kind === "news" ? [found.fr.scene.name] : []));
  const campuses = all.flatMap((found) =>
    found.kind === "campus" ? [found.fr.card.scene.name] : [],
  );
  const sets = [
    ["hero", scenesOfKind("slide"), 3],
    ["programmes", scenesOfKind("programme"), 3],
    ["campuses", campuses, 2],
    ["gallery", scenesOfKind("gallery"), 8],
    ["graduation", graduation, 4],
    ["head of school", listScenes(entry("page", "pdg")), 1],
    ["menus", menus, 3],
  ] as const;
  for (const [name, set, length] of sets) expect([name, set.length]).toEqual([name, length]);
  const others = news.filter((name) => name !== graduation[0]);
  expect(findRepeated([...sets.flatMap(([, set]) => set), ...others])).toEqual([]);
});

test("pictures: none appears twice on one page, including its menus", () => {
  const gallery = scenesOfKind("gallery");
  const posters = new Set(clips.map((clip) => clip.poster));
  const listNames = (value: unknown) =>
    [...media(value)].flatMap((found) =>
      "focus" in found && !posters.has(found) ? [found.name] : [],
    );
  for (const entry of all) {
    if (!["page", "news", "campus"].includes(entry.kind)) continue;
    const community = JSON.stringify(entry.fr).includes('"type":"gallery"') ? gallery : [];
    const pictures = [...listNames(entry.fr), ...community, ...menus];
    expect([entry.slug, findRepeated(pictures)]).toEqual([entry.slug, []]);
  }
  const home = ["slide", "home", "programme", "testimonial"].flatMap(scenesOfKind);
  const lead = all.flatMap((entry) => (entry.kind === "news" ? [entry.fr.scene.name] : []));
  expect(findRepeated([...home, ...lead, ...menus])).toEqual([]);
  expect(findRepeated(lead.concat(gallery, "hills-dawn", menus))).toEqual([]);
});

test("media: all files together are below 40 MB", () => {
  const total = [...files].reduce((sum, file) => sum + bytes(file), 0);
  expect(total).toBeGreaterThan(1_000_000);
  expect(total).toBeLessThan(40_000_000);
});
