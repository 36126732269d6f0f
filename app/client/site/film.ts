/** A press on a poster plays the film in its place, one film at a time. */
export function enhanceFilms(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-film]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    playFilm(link).catch(() => location.assign(link.href));
  });
  document.addEventListener("play", pauseOthers, { capture: true });
}

/** The player comes with the first film; rejects when it does not come. */
export async function playFilm(link: HTMLAnchorElement): Promise<void> {
  const { startPlayer } = await import("./film-player.ts");
  await startPlayer(link);
}

function pauseOthers({ target }: Event): void {
  for (const player of document.querySelectorAll("video")) if (player !== target) player.pause();
}
