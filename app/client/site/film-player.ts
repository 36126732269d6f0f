import { filmTypes } from "#app/ui/films.ts";

/** Fills the player beside the link and starts it; when a film cannot be played, its link stays. */
export async function startPlayer(link: HTMLAnchorElement): Promise<void> {
  const player = link.nextElementSibling as HTMLVideoElement;
  if (!player.firstElementChild) fillPlayer(player, link, await loadPoster(link));
  swapElements(player, link);
  // Autoplay is refused before an interaction: the poster stays. Any other rejection means that the player was closed
  // before it started.
  await player.play().catch(({ name }) => name === "NotAllowedError" && swapElements(link, player));
}

function swapElements(toShow: HTMLElement, toHide: HTMLElement): void {
  const hadFocus = toHide === document.activeElement;
  toShow.hidden = false;
  toHide.hidden = true;
  if (hadFocus) toShow.focus({ preventScroll: true });
}

/** Returns the address of the poster that the browser chose, after at most one second. */
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
  // A film of the media library has one file, and the captions that the link names.
  const singleFormat = link.dataset.film === "true" ? "" : link.dataset.film;
  player.poster = poster;
  if (singleFormat)
    appendMedia(player, "source", { src: link.href, type: `video/${singleFormat}` });
  else
    for (const [ending, type] of Object.entries(filmTypes))
      appendMedia(player, "source", { src: file + ending, type });
  player.lastElementChild?.addEventListener("error", () => {
    // The browser's own page may play a file that this player cannot.
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
