import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import { basketSentence } from "#app/i18n/basket-alerts.ts";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { CART_PAGE } from "../cart/open-cart.ts";

/** Where a script says what became of a formation (app/client/site/toast.ts): the sentences, and an empty toast. */
export function CartToast() {
  const { catalogue } = useMessages(choosingMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <div
      className="toast-stack"
      role="status"
      id="cart-toast"
      data-added={catalogue.added}
      data-basket-full={basketSentence(locale, {
        reason: "basket-full",
        limit: MAX_BASKET_COURSES,
      })}
      data-already-in-basket={basketSentence(locale, { reason: "already-in-basket", name: "{0}" })}
    >
      <div className="toast" hidden>
        <Icon name="check-circle" />
        <p />
        <a href={path(CART_PAGE)} rel="nofollow" data-cart="">
          {catalogue.seeBasket}
        </a>
        <button type="button" aria-label={catalogue.close}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}
