import { existingAccount as en } from "./en/existing-account.ts";
import { existingAccount as fr } from "./fr/existing-account.ts";
import type { Locale } from "./locale.ts";
import { bilingual } from "./words.ts";

export const existingAccountWords = bilingual(fr, en);

const names = { google: "Google", facebook: "Facebook" };
const code = /^existing(-first)?((?:-(?:google|facebook|password))+)-then-(google|facebook)$/;

/**
 * The sentence of `existing-<ways>-then-<provider>` (existing-account.ts): which ways open the account that has this
 * address. Undefined for any other error code.
 */
export function existingAccountSentence(locale: Locale, reason: string): string | undefined {
  const [, first, ways = "", provider] = code.exec(reason) ?? [];
  if (provider !== "google" && provider !== "facebook") return undefined;
  const words = existingAccountWords[locale];
  const offered = (["google", "facebook", "password"] as const).filter((way) => ways.includes(way));
  const list = new Intl.ListFormat(locale === "fr" ? "fr-FR" : "en-CA", { type: "disjunction" });
  const said = list.format(offered.map((way) => words.ways[way]));
  return (first ? words.unnamed : words.named)(said, names[provider]);
}
