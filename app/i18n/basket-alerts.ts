import { getOwnValue } from "#app/lib/get-own-value.ts";
import { defineMessages } from "./define-messages.ts";
import { basketAlerts as en } from "./en/basket-alerts.ts";
import { basketAlerts as fr } from "./fr/basket-alerts.ts";
import type { Locale } from "./locale.ts";

/** Why a programme was not added to the basket: the exact alerts of APP-09. */
export const basketAlertsMessages = defineMessages(fr, en);

type BasketRefusal = { reason: string; limit?: number; name?: string };

/** The alert for a refused addition. An unknown code gives the general one. */
export function formatBasketAlert(locale: Locale, { reason, limit, name }: BasketRefusal): string {
  const alerts = basketAlertsMessages[locale];
  const sentence = getOwnValue<string>(alerts, reason) ?? alerts["not-accepted"];
  return sentence.replace("{0}", () => `${limit ?? name ?? ""}`);
}
