// Cuts the icons in use out of Phosphor Icons and writes:
//   app/ui/icons/*.svg   one sheet for every page of the public site, one for its drawings in two tones, which few
//                        pages show, one for the student area and the office
//   app/ui/icon-names.ts which names exist, and in which sheet
// Run from the root of the repository: node_modules/.bin/node tools/icons.mjs
// It needs, for once: npm i --no-save @phosphor-icons/core@2.1.1 svgo@4.1.0
//
// Coordinates are whole numbers of a grid of 256: at 48 points nobody sees a tenth of one, and the sheets weigh four
// tenths less.
//
// Weights: regular for the interface, bold for arrows, carets and small signs, fill for play, brands,
// warnings and the entry of a menu one is on, duotone for the benefits and the amenities.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";

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

// A name belongs to its first weight below; the other weights of the same name carry a suffix.
const mainWeight = ["bold", "regular", "fill", "duotone"];

const sheets = { site: collect(site, new Map()), drawn: collect(drawn, new Map()) };
sheets.area = collect(area, sheets.site);

const titles = {
  site: "Icons of the public site",
  drawn: "Drawings in two tones",
  area: "Icons of the signed-in areas",
};
mkdirSync("app/ui/icons", { recursive: true });
for (const [sheet, icons] of Object.entries(sheets)) {
  const symbols = [...icons].map(
    ([name, drawing]) => `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`,
  );
  writeFileSync(
    `app/ui/icons/${sheet}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg">\n<title>${titles[sheet]}</title>\n${symbols.join("\n")}\n</svg>\n`,
  );
}

const list = (icons) =>
  [...icons.keys()]
    .sort()
    .map((name) => `  "${name}",`)
    .join("\n");
writeFileSync(
  "app/ui/icon-names.ts",
  `// Written by tools/icons.mjs: add an icon there.

/** The icons of the public sheet. */
export const siteIcons = [
${list(sheets.site)}
] as const;

/** The drawings in two tones, which staff choose for a benefit or an amenity. */
export const drawnIcons = [
${list(sheets.drawn)}
] as const;

/** The icons of the sheet of the student area and the office. */
export type AreaIcon =
${[...sheets.area.keys()]
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
  const overrides = { convertPathData: { floatPrecision: 0 } };
  const plugins = [{ name: "preset-default", params: { overrides } }];
  const small = optimize(svg, { plugins, multipass: true }).data;
  return small.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}
