import type { Page } from "@playwright/test";
import { inEnglish, publicPages } from "./public-pages.ts";
import { withoutFilm } from "./quiet-home.ts";

/** The addresses of every public page in a language. */
export const pagesIn = (language: "fr" | "en") =>
  language === "fr" ? publicPages : publicPages.map(inEnglish);

/**
 * Leads one page through all these addresses and gives what is found at each, as `address: finding`, each
 * finding once: the bar and the foot are the same everywhere.
 */
export async function findingsOn(
  page: Page,
  addresses: string[],
  look: (address: string) => Promise<string[]>,
): Promise<string[]> {
  await withoutFilm(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found = new Map<string, string>();
  for (const address of addresses) {
    await page.goto(address);
    for (const finding of await look(address))
      if (!found.has(finding)) found.set(finding, `${address}: ${finding}`);
  }
  return [...found.values()];
}
