import { defineMessages } from "./define-messages.ts";
import { existingAccount as en } from "./en/existing-account.ts";
import { existingAccount as fr } from "./fr/existing-account.ts";
import type { Locale } from "./locale.ts";

export const existingAccountMessages = defineMessages(fr, en);

const names = { google: "Google", facebook: "Facebook" };
const code = /^existing(-first)?((?:-(?:google|facebook|password))+)-then-(google|facebook)$/;

/**
 * The sentence of `existing-<ways>-then-<provider>` (existing-account.ts): which ways open the account that has this
 * address. Undefined for any other error code.
 */
export function existingAccountSentence(locale: Locale, reason: string): string | undefined {
  const [, first, ways = "", provider] = code.exec(reason) ?? [];
  if (provider !== "google" && provider !== "facebook") return undefined;
  const t = existingAccountMessages[locale];
  const offered = (["google", "facebook", "password"] as const).filter((way) => ways.includes(way));
  const list = new Intl.ListFormat(locale === "fr" ? "fr-FR" : "en-CA", { type: "disjunction" });
  const said = list.format(offered.map((way) => t.ways[way]));
  return (first ? t.unnamed : t.named)(said, names[provider]);
}
