/** What `tools/bundle/inline-scripts.ts` makes of the scripts that pages carry besides React. */
declare module "virtual:small-scripts" {
  /** Printed in the head: what must be known before the first paint. */
  export const early: string;
  /** Printed at the end: brings React at the first intent. */
  export const wake: string;
  /** The service worker of the pages of an application (app/client/offline). */
  export const worker: string;
  /** The script of the public pages: its address, and the files of it and of what it brings when needed. */
  export const enhance: { href: string; files: { href: string; text: string }[] };
}
