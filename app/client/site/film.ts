/** Plays a film in the place of its poster on a click, one film at a time. */
export function enhanceFilms(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-film]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    playFilm(link).catch(() => location.assign(link.href));
  });
  document.addEventListener("play", pauseOthers, { capture: true });
}

/** Loads the player and starts the film; rejects when the player does not load. */
export async function playFilm(link: HTMLAnchorElement): Promise<void> {
  const { startPlayer } = await import("./film-player.ts");
  await startPlayer(link);
}

function pauseOthers({ target }: Event): void {
  for (const player of document.querySelectorAll("video")) if (player !== target) player.pause();
}
