import { filmTypes } from "#app/ui/films.ts";

/** Fills the player beside the link and starts it; a film that cannot be played leaves its link. */
export async function startPlayer(link: HTMLAnchorElement): Promise<void> {
  const player = link.nextElementSibling as HTMLVideoElement;
  if (!player.firstElementChild) fillPlayer(player, link, await loadPoster(link));
  swapElements(player, link);
  // Refused before any touch: the poster waits. Closed before it began: nothing has failed.
  await player.play().catch(({ name }) => name === "NotAllowedError" && swapElements(link, player));
}

function swapElements(toShow: HTMLElement, toHide: HTMLElement): void {
  const hadFocus = toHide === document.activeElement;
  toShow.hidden = false;
  toHide.hidden = true;
  if (hadFocus) toShow.focus({ preventScroll: true });
}

/** The picture that the browser chose for the poster, given a second to come. */
async function loadPoster(link: HTMLAnchorElement): Promise<string> {
  const picture = link.querySelector("img");
  if (!picture) return "";
  picture.loading = "eager";
  const timeout = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([picture.decode().catch(() => {}), timeout]);
  return picture.currentSrc;
}

function fillPlayer(player: HTMLVideoElement, link: HTMLAnchorElement, poster: string): void {
  const file = link.href.replace(/(mp4|webm)$/, "");
  // A film of the library has one file (its ending), and the captions that are named.
  const singleFormat = link.dataset.film === "true" ? "" : link.dataset.film;
  player.poster = poster;
  if (singleFormat)
    appendMedia(player, "source", { src: link.href, type: `video/${singleFormat}` });
  else
    for (const [ending, type] of Object.entries(filmTypes))
      appendMedia(player, "source", { src: file + ending, type });
  player.lastElementChild?.addEventListener("error", () => {
    // What this player cannot do, the browser's own page for the file may.
    delete link.dataset.film;
    swapElements(link, player);
  });
  for (const [srclang, label] of Object.entries({ fr: "Français", en: "English" })) {
    const isDefault = srclang === document.documentElement.lang;
    const src = singleFormat ? link.dataset[srclang] : `${file}${srclang}.vtt`;
    if (src)
      appendMedia(player, "track", { kind: "captions", srclang, label, src, default: isDefault });
  }
}

function appendMedia(player: HTMLVideoElement, tag: "source" | "track", properties: object): void {
  player.append(Object.assign(document.createElement(tag), properties));
}
