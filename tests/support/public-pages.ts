import { localizedRoutes } from "./access-table.ts";

/** Not pages: they lead elsewhere, or answer a form. */
const notPages = [
  "/contact",
  "/manifest.webmanifest",
  "/connexion/:provider",
  "/connexion/fenetre",
  "/deconnexion",
  "/panier",
  "/*",
];

/** Every page that a visitor can open, in French: its address without parameters. */
export const publicPages = Object.entries(localizedRoutes)
  .filter(([address, { accessLevel: who }]) => who === "anyone" && !notPages.includes(address))
  .map(([address, { sample }]) => sample ?? address);

/** Every page that is reached by a link that carries its right, with one that carries none. */
export const tokenPages = Object.entries(localizedRoutes)
  .filter(([, { accessLevel: who }]) => who === "bearer")
  .map(([address, { sample }]) => sample ?? `${address}?token=no-such-token`);

/** The same page in English. */
export const inEnglish = (address: string) => (address === "/" ? "/en" : `/en${address}`);

/** Pages that one browser opens in turn: what they share is fetched and compiled once. */
export const groupPages = (addresses: string[]): string[][] =>
  addresses.flatMap((_, n) => (n % 5 === 0 ? [addresses.slice(n, n + 5)] : []));
