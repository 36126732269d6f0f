// Extracts the icons in use from Phosphor Icons and writes:
//   app/ui/icons/*.svg    sprites: the public site, its two-tone drawings, and the student area and office
//   app/ui/icon-names.ts  the names that exist, by sprite
// Run from the root: node_modules/.bin/node assets-src/icons.mjs, after npm i --no-save @phosphor-icons/core@2.1.1 svgo@4.1.0
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";

// Weights: regular for the interface, bold for small symbols, fill for play, brands, warnings and the current menu
// entry, duotone for benefits and amenities.
const site = {
  regular: `phone envelope-simple map-pin whatsapp-logo facebook-logo instagram-logo x-logo linkedin-logo
    youtube-logo tiktok-logo magnifying-glass shopping-bag user-circle clipboard-text chat-circle-text
    sign-out info globe eye eye-slash speaker-high speaker-slash closed-captioning`,
  bold: `arrow-right arrow-left arrow-up-right caret-down caret-left caret-right list plus minus check x
    google-logo`,
  fill: "play pause play-circle warning-circle warning check-circle facebook-logo",
  duotone: "",
};

const drawn = {
  regular: "",
  bold: "",
  fill: "",
  duotone: `hourglass-medium certificate graduation-cap compass laptop coins flask books wifi-high
    basketball bowl-food wheelchair globe-hemisphere-west chalkboard-teacher student handshake`,
};

const area = {
  regular: `arrow-clockwise arrows-out article bookmark-simple calendar-blank camera
    caret-up-down circle clock cloud-arrow-up cloud-check cloud-slash cloud-warning desktop device-mobile
    download-simple envelope-simple-open file file-image file-pdf file-text file-x folder-user gauge
    gear-six git-diff graduation-cap handshake hourglass-medium house identification-card image images
    key link list-bullets lock-key magnifying-glass-minus magnifying-glass-plus moon note-pencil
    paper-plane-tilt paperclip pencil-simple question seal-check seal-question shield-check
    sliders-horizontal sun text-b text-h text-italic trash tray upload-simple user-plus users video`,
  bold: "dots-three-vertical arrow-down arrow-up",
  fill: `article chat-circle-text clipboard-text folder-user gauge gear-six handshake house images
    graduation-cap user-circle users envelope-simple shopping-bag`,
  duotone: "",
};

// The name without a suffix belongs to the first of these weights that has the icon; other weights get a suffix.
const mainWeight = ["bold", "regular", "fill", "duotone"];

const sprites = { site: collect(site, new Map()), drawn: collect(drawn, new Map()) };
sprites.area = collect(area, sprites.site);

const titles = {
  site: "Icons of the public site",
  drawn: "Drawings in two tones",
  area: "Icons of the signed-in areas",
};
mkdirSync("app/ui/icons", { recursive: true });
for (const [sprite, icons] of Object.entries(sprites)) {
  const symbols = [...icons].map(
    ([name, drawing]) => `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`,
  );
  writeFileSync(
    `app/ui/icons/${sprite}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg">\n<title>${titles[sprite]}</title>\n${symbols.join("\n")}\n</svg>\n`,
  );
}

const list = (icons) =>
  [...icons.keys()]
    .sort()
    .map((name) => `  "${name}",`)
    .join("\n");
writeFileSync(
  "app/ui/icon-names.ts",
  `// Written by assets-src/icons.mjs: add an icon there.

/** The icons of the public sprite. */
export const siteIcons = [
${list(sprites.site)}
] as const;

/** The drawings in two tones, which the staff choose for a benefit or an amenity. */
export const drawnIcons = [
${list(sprites.drawn)}
] as const;

/** The icons of the sprite of the student area and the office. */
export type AreaIcon =
${[...sprites.area.keys()]
  .sort()
  .map((name) => `  | "${name}"`)
  .join("\n")};

export type IconName = (typeof siteIcons | typeof drawnIcons)[number] | AreaIcon;
`,
);

function collect(names, taken) {
  const icons = new Map();
  for (const weight of mainWeight) {
    for (const base of names[weight].split(/\s+/).filter(Boolean)) {
      const free = !taken.has(base) && !icons.has(base) && weight !== "duotone";
      const name = free ? base : `${base}-${weight}`;
      if (!taken.has(name)) icons.set(name, drawing(base, weight));
    }
  }
  return icons;
}

function drawing(base, weight) {
  const file = weight === "regular" ? base : `${base}-${weight}`;
  const svg = readFileSync(
    `node_modules/@phosphor-icons/core/assets/${weight}/${file}.svg`,
    "utf8",
  );
  // Coordinates of whole units in a grid of 256: a tenth is invisible at 48 points, and the sprites are 40 % smaller.
  const overrides = { convertPathData: { floatPrecision: 0 } };
  const plugins = [{ name: "preset-default", params: { overrides } }];
  const small = optimize(svg, { plugins, multipass: true }).data;
  return small.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}
