import { filmTypes } from "#app/ui/films.ts";

/** Fills the player beside the link and starts it; a film that cannot be played leaves its link. */
export async function startPlayer(link: HTMLAnchorElement): Promise<void> {
  const player = link.nextElementSibling as HTMLVideoElement;
  if (!player.firstElementChild) fill(player, link, await posterOf(link));
  swap(player, link);
  // Refused before any touch: the poster waits. Closed before it began: nothing has failed.
  await player.play().catch(({ name }) => name === "NotAllowedError" && swap(link, player));
}

function swap(shown: HTMLElement, hidden: HTMLElement): void {
  const focused = hidden === document.activeElement;
  shown.hidden = false;
  hidden.hidden = true;
  if (focused) shown.focus({ preventScroll: true });
}

/** The picture that the browser chose for the poster, given a second to come. */
async function posterOf(link: HTMLAnchorElement): Promise<string> {
  const picture = link.querySelector("img");
  if (!picture) return "";
  picture.loading = "eager";
  const second = new Promise((done) => setTimeout(done, 1000));
  await Promise.race([picture.decode().catch(() => {}), second]);
  return picture.currentSrc;
}

function fill(player: HTMLVideoElement, link: HTMLAnchorElement, poster: string): void {
  const file = link.href.replace(/(mp4|webm)$/, "");
  // A film of the library has one file (its ending), and the captions that are named.
  const only = link.dataset.film === "true" ? "" : link.dataset.film;
  player.poster = poster;
  if (only) add(player, "source", { src: link.href, type: `video/${only}` });
  else
    for (const [ending, type] of Object.entries(filmTypes))
      add(player, "source", { src: file + ending, type });
  player.lastElementChild?.addEventListener("error", () => {
    // What this player cannot do, the browser's own page for the file may.
    delete link.dataset.film;
    swap(link, player);
  });
  for (const [srclang, label] of Object.entries({ fr: "Français", en: "English" })) {
    const shown = srclang === document.documentElement.lang;
    const src = only ? link.dataset[srclang] : `${file}${srclang}.vtt`;
    if (src) add(player, "track", { kind: "captions", srclang, label, src, default: shown });
  }
}

function add(player: HTMLVideoElement, tag: "source" | "track", properties: object): void {
  player.append(Object.assign(document.createElement(tag), properties));
}
