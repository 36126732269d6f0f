import { choosing as en } from "./en/choosing.ts";
import { choosing as fr } from "./fr/choosing.ts";
import type { Locale } from "./locale.ts";
import { bilingual } from "./words.ts";

/** Words of choosing programmes, with the exact alerts of the specification (sections 2 and 5). */
export const choosingWords = bilingual(fr, en);

type Refusal = { reason: string; limit?: number; name?: string };

/** The sentence of a basket that refuses. */
export function basketSentence(locale: Locale, { reason, limit, name }: Refusal): string {
  const { alerts } = choosingWords[locale];
  const sentence =
    reason in alerts ? alerts[reason as keyof typeof alerts] : alerts["not-accepted"];
  return sentence.replace("{0}", `${limit ?? name ?? ""}`);
}
