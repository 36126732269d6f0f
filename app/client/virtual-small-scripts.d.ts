/** The scripts of pages other than React, built by `tools/bundle/inline-scripts.ts`. */
declare module "virtual:small-scripts" {
  /** Inlined in the head of every page; runs before the first paint. */
  export const early: string;
  /** Inlined in the head of a page that hydrates; watches its scripts until React answers. */
  export const beforeHydration: string;
  /** Address of the script of the public pages. */
  export const siteScript: string;
}
