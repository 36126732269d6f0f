import { localizedRoutes } from "./access-table.ts";

/** Not pages: they redirect or receive a form. */
const notPages = [
  "/contact",
  "/manifest.webmanifest",
  "/connexion/:provider",
  "/connexion/fenetre",
  "/deconnexion",
  "/panier",
  "/*",
];

/** Every public page in French: its address without parameters. */
export const publicPages = Object.entries(localizedRoutes)
  .filter(([address, { accessLevel: who }]) => who === "anyone" && !notPages.includes(address))
  .map(([address, { sample }]) => sample ?? address);

/** Every page that needs a token in its address, with an invalid token. */
export const tokenPages = Object.entries(localizedRoutes)
  .filter(([, { accessLevel: who }]) => who === "bearer")
  .map(([address, { sample }]) => sample ?? `${address}?token=no-such-token`);

/** The same page in English. */
export const inEnglish = (address: string) => (address === "/" ? "/en" : `/en${address}`);

/** Groups pages that one browser opens in turn, so that shared files are fetched and compiled once. */
export const groupPages = (addresses: string[]): string[][] =>
  addresses.flatMap((_, n) => (n % 5 === 0 ? [addresses.slice(n, n + 5)] : []));
