/** What `tools/small-scripts.ts` makes of the scripts that pages carry besides React. */
declare module "virtual:small-scripts" {
  /** Printed in the head: what must be known before the first paint. */
  export const early: string;
  /** Printed at the end: brings React at the first intent. */
  export const wake: string;
  /** The file of the public pages: its address, which changes with its text, and the text. */
  export const enhance: { href: string; text: string };
}
