/** The scripts of pages other than React, built by `tools/bundle/inline-scripts.ts`. */
declare module "virtual:small-scripts" {
  /** Inlined in the head of every page; runs before the first paint. */
  export const early: string;
  /** Inlined in the head of a page that hydrates; watches its scripts until React answers. */
  export const beforeHydration: string;
  /** The service worker of the student area (app/client/offline). */
  export const worker: string;
  /**
   * The script of the public pages: its address, and the text of its files, including those that it loads on demand.
   * In development Vite serves it, and there are no files.
   */
  export const siteScript: { href: string; files: { href: string; text: string }[] };
}
