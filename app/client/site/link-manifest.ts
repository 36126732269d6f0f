/**
 * Links the web app manifest on a first visit, so that it and its icon load after the visible content
 * (app/http/inline-stylesheets.server.ts).
 */
export function linkManifest(): void {
  const href = document.querySelector<HTMLElement>("[data-manifest]")?.dataset.manifest;
  if (!href) return;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "manifest", href }));
}
