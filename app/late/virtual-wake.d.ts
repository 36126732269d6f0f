declare module "virtual:wake" {
  /** The minified text of wake.js. */
  const source: string;
  export default source;
}
