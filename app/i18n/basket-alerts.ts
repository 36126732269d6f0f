import { getOwnValue } from "#app/lib/get-own-value.ts";
import { defineMessages } from "./define-messages.ts";
import type { Locale } from "./locale.ts";

const fr = {
  "already-in-basket": "{0} est déjà dans le panier.",
  "application-submitted": "Votre candidature est envoyée : elle ne peut plus être modifiée ici.",
  "basket-full": "Vous avez atteint la limite de {0} formations dans le panier.",
  "course-closed": "{0} : cette formation est fermée pour cette rentrée.",
  "course-full": "{0} : cette formation est complète pour cette rentrée.",
  "intake-closed": "Les candidatures pour cette rentrée sont closes. Vos réponses sont conservées.",
  "not-accepted": "Cette réponse n'est pas acceptée. Vérifiez-la.",
};

const en: typeof fr = {
  "already-in-basket": "{0} is already in your shortlist.",
  "application-submitted": "Your application has been sent: it can no longer be changed here.",
  "basket-full": "You have reached the limit of {0} programmes in your shortlist.",
  "course-closed": "{0} is closed for this intake.",
  "course-full": "{0} is full for this intake.",
  "intake-closed": "Applications for this intake are closed. Your answers are kept.",
  "not-accepted": "This answer is not accepted. Check it.",
};

/** Why a programme was not added to the basket: the exact alerts of APP-09. */
export const basketAlertsMessages = defineMessages(fr, en);

type BasketRefusal = { reason: string; limit?: number; name?: string };

/** The alert for a refused addition. An unknown code gives the general one. */
export function formatBasketAlert(locale: Locale, { reason, limit, name }: BasketRefusal): string {
  const alerts = basketAlertsMessages[locale];
  const sentence = getOwnValue<string>(alerts, reason) ?? alerts["not-accepted"];
  return sentence.replace("{0}", () => `${limit ?? name ?? ""}`);
}
