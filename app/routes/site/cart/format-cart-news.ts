import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import type { CartFeedback } from "#app/features/admissions/basket/cart.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { formatBasketAlert } from "#app/i18n/basket-alerts.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Message about a change of the cart (APP-09), in the language of the page. */
export function formatCartNews(locale: Locale, { reason, name }: CartFeedback): string {
  const { basket, catalogue } = courseSelectionMessages[locale];
  if (reason === "added") return catalogue.added;
  if (reason === "removed") return basket.removed(name);
  return formatBasketAlert(
    locale,
    reason === "basket-full" ? { reason, limit: MAX_BASKET_COURSES } : { reason, name },
  );
}
