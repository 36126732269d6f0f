/** A first page names its manifest only now: what is seen travels before it and its icon (server/inline-stylesheets.ts). */
export function linkManifest(): void {
  const href = document.querySelector<HTMLElement>("[data-manifest]")?.dataset.manifest;
  if (!href) return;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "manifest", href }));
}
