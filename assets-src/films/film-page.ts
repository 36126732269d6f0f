import { type Film, getFilmSeconds, type Shot, type View } from "./films.ts";

/** The frame size of every film, in pixels: small, because families pay for their data. */
export const filmFrame = { width: 640, height: 360 };

/** URLs of the files that a film page shows. */
export type AssetPaths = { picture: (name: string) => string; font: (file: string) => string };

/** Returns the size of a drawing, in pixels. */
export type GetPictureSize = (picture: string) => { width: number; height: number };

/** Renders the page whose animations, paused at each frame, make the film. */
export function renderFilmPage(film: Film, places: AssetPaths, sizes: GetPictureSize): string {
  const body =
    film.kind === "tour" ? renderTour(film, places, sizes) : renderPortrait(film, places, sizes);
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${fontFaces(places)}${filmStyles}
    :root { --length: ${getFilmSeconds(film)}s }</style>${body}<p class="mark">${emblem(22)} Vidéo de démonstration</p></html>`;
}

/** Shots one after the other, each revealed by a slanted edge; the first comes back at the end. */
function renderTour(
  film: Film & { kind: "tour" },
  places: AssetPaths,
  sizes: GetPictureSize,
): string {
  const { shots, shotSeconds } = film;
  const scenes = shots.map((shot, index) => {
    const start = index * shotSeconds;
    return `<div class="shot${index ? " uncovered" : ""}" style="--start:${start}s">
      ${movingScene(shot, shotSeconds + 0.9, start, places, sizes)}<div class="shade"></div>
      ${renderTitle(shot, start + (index ? 0.45 : 0.3), start + shotSeconds - 0.3)}</div>`;
  });
  const end = shots.length * shotSeconds;
  const card = `<div class="shot uncovered card" style="--start:${end}s">
    <div class="name" style="--start:${end + 0.5}s">${emblem(74)}<b>Collège Érabao</b><span>Dakar · Yaoundé · en ligne</span></div></div>`;
  const first = shots[0] as Shot;
  const again = `<div class="shot uncovered" style="--start:${getFilmSeconds(film) - 0.75}s">
    ${stillScene(first, places, sizes)}<div class="shade"></div></div>`;
  return [...scenes, card, again].join("");
}

/** Two layers that drift against each other and return: the person in front, the view behind. */
function renderPortrait(
  film: Film & { kind: "portrait" },
  places: AssetPaths,
  sizes: GetPictureSize,
): string {
  const name = film.fr;
  const plane = (part: string) => {
    const { width, height } = sizes(part);
    return `<img class="${part}" src="${places.picture(part)}" width="${width}" height="${height}" alt="">`;
  };
  return `<div class="shot portrait">${plane("view")}${plane("person")}<div class="shade"></div>
    <div class="words story" style="--start:0.5s;--stop:${film.seconds - 0.9}s">
      <p class="kicker">Témoignage à venir</p><h1>${slidingText(name, 0.6)}</h1>
      <p class="english">Testimonial to come<br>${film.en}</p></div></div>`;
}

function renderTitle(shot: Shot, start: number, stop: number): string {
  return `<div class="words" style="--start:${start}s;--stop:${stop}s"><i class="bar"></i>
    <h1>${slidingText(shot.fr, start)}</h1><p class="english">${shot.en}</p></div>`;
}

function slidingText(text: string, start: number): string {
  return text
    .split(" ")
    .map((word, index) => `<span><i style="--start:${start + index * 0.07}s">${word}</i></span>`)
    .join(" ");
}

function movingScene(
  shot: Shot,
  seconds: number,
  start: number,
  places: AssetPaths,
  sizes: GetPictureSize,
): string {
  const size = sizes(shot.scene);
  const move = `--from:${positionStyle(shot.from, size)};--to:${positionStyle(shot.to, size)};--start:${start}s;--for:${seconds}s`;
  return `<img class="moving" style="${move}" src="${places.picture(shot.scene)}" width="${size.width}" height="${size.height}" alt="">`;
}

function stillScene(shot: Shot, places: AssetPaths, sizes: GetPictureSize): string {
  const size = sizes(shot.scene);
  return `<img style="transform:${positionStyle(shot.from, size)}" src="${places.picture(shot.scene)}" width="${size.width}" height="${size.height}" alt="">`;
}

/** CSS that shows this view of the picture, clamped so that the picture's edge is never visible. */
function positionStyle(view: View, size: { width: number; height: number }): string {
  const scale = (filmFrame.width * view.zoom) / size.width;
  const along = (percent: number, whole: number, spare: number) =>
    Math.min(0, Math.max(spare - whole * scale, spare / 2 - (percent / 100) * whole * scale));
  const x = along(view.x, size.width, filmFrame.width);
  const y = along(view.y, size.height, filmFrame.height);
  return `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scale.toFixed(5)})`;
}

const emblem = (size: number) =>
  `<svg width="${size}" height="${size * 1.16}" viewBox="0 0 100 116"><path fill="#ff8a66" d="M50 4L56.6 18.6L68 13L65.2 32L82.4 22.6L85.2 32L97.6 30.2L90 45.4L94.8 51L71 66.2L73.8 74.8L60 72Q54 62 50 62Q46 62 40 72L26.2 74.8L29 66.2L5.2 51L10 45.4L2.4 30.2L14.8 32L17.6 22.6L34.8 32L32 13L43.4 18.6Z"/><path fill="#fff6e6" stroke="#151338" stroke-width="3.2" stroke-linejoin="round" paint-order="stroke" d="M50 40L52.6 62L64 46L58.6 68C61 80 60.5 96 70 112C63 109.5 57 113 50 111C43 113 37 109.5 30 112C39.5 96 39 80 41.4 68L36 46L47.4 62Z"/></svg>`;

const fontFaces = ({ font }: AssetPaths) => `
  @font-face { font-family: Bricolage; src: url(${font("bricolage-700.woff2")}); font-weight: 700 }
  @font-face { font-family: Figtree; src: url(${font("figtree-400-700.woff2")}); font-weight: 400 700 }`;

// The lowest 15 % (54 px) contain no text, because the captions are shown there.
const filmStyles = `
  * { margin: 0; box-sizing: border-box }
  body { width: 640px; height: 360px; overflow: hidden; background: #151338; color: #fff; font-family: Figtree }
  .shot { position: absolute; inset: 0; overflow: hidden; background: #151338 }
  .shot > img { position: absolute; left: 0; top: 0; transform-origin: 0 0 }
  .uncovered { animation: uncover .75s var(--start) cubic-bezier(.7,0,.2,1) both }
  @keyframes uncover { from { clip-path: polygon(100% 0, 100% 0, 128% 100%, 128% 100%) } to { clip-path: polygon(0 0, 128% 0, 128% 100%, -28% 100%) } }
  .moving { animation: move var(--for) var(--start) cubic-bezier(.3,0,.4,1) both }
  @keyframes move { from { transform: var(--from) } to { transform: var(--to) } }
  .shade { position: absolute; inset: 0; background: radial-gradient(circle at 0 0, #0d0c2ab8, #0d0c2a00 46%), linear-gradient(18deg, #0d0c2af0 8%, #0d0c2ac4 36%, #0d0c2a00 68%) }
  .words { position: absolute; left: 36px; bottom: 62px; width: 470px; animation: leave .3s var(--stop) ease-in forwards }
  @keyframes leave { to { opacity: 0 } }
  h1 { font: 700 37px/1.06 Bricolage; letter-spacing: -.02em; text-wrap: balance }
  h1 span { display: inline-block; overflow: hidden; vertical-align: bottom; padding-bottom: .16em; margin-bottom: -.16em }
  h1 i { display: inline-block; font-style: normal; animation: rise .55s var(--start) cubic-bezier(.2,.8,.2,1) both }
  @keyframes rise { from { transform: translateY(115%) } }
  .english { font: 500 21px/1.25 Figtree; margin-top: 8px; color: #dcd8f6; animation: show .5s calc(var(--start) + .35s) both }
  @keyframes show { from { opacity: 0 } }
  .bar { display: block; width: 62px; height: 5px; margin-bottom: 12px; background: #f2b33d; transform-origin: left; animation: draw .5s var(--start) cubic-bezier(.2,.8,.2,1) both }
  @keyframes draw { from { transform: scaleX(0) } }
  .mark { position: absolute; left: 30px; top: 20px; display: flex; align-items: center; gap: 8px; font: 600 17px/1 Figtree; text-shadow: 0 0 8px #0d0c2a, 0 0 3px #0d0c2a }
  .card { display: grid; place-items: center; background: radial-gradient(circle at 50% 42%, #2a2675, #151338 78%) }
  .name { text-align: center; animation: show .5s var(--start) both; margin-top: -10px }
  .name b { display: block; font: 700 42px/1 Bricolage; letter-spacing: -.02em; margin: 12px 0 10px }
  .name span { font: 500 22px/1 Figtree; color: #f2b33d }
  .portrait .view { animation: drift-view var(--length) ease-in-out both }
  .portrait .person { animation: drift-person var(--length) ease-in-out both }
  @keyframes drift-view { 0%, 100% { transform: translate(-4px,-70px) scale(.6) } 50% { transform: translate(-30px,-74px) scale(.6) } }
  @keyframes drift-person { 0%, 100% { transform: translate(146px,-58px) scale(.6) } 50% { transform: translate(170px,-62px) scale(.6) } }
  .portrait .shade { background: linear-gradient(90deg, #0d0c2ae6, #0d0c2ab0 34%, #0d0c2a00 64%) }
  .story { width: 330px; bottom: auto; top: 92px }
  .story h1 { font-size: 34px }
  .kicker { font: 700 20px/1 Figtree; color: #f2b33d; margin-bottom: 12px; animation: show .5s var(--start) both }
  .story .english { font-size: 19px; margin-top: 10px }`;
