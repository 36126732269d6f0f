import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { formatBasketAlert } from "#app/i18n/basket-alerts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { CART_PAGE_PATH } from "../cart/open-cart.ts";

/** Empty toast and its messages, with which a script reports a change of the cart (app/client/site/toast.ts). */
export function CartToast() {
  const { catalogue } = useMessages(courseSelectionMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <div
      className="toast-stack"
      role="status"
      id="cart-toast"
      data-added={catalogue.added}
      data-basket-full={formatBasketAlert(locale, {
        reason: "basket-full",
        limit: MAX_BASKET_COURSES,
      })}
      data-already-in-basket={formatBasketAlert(locale, {
        reason: "already-in-basket",
        name: "{0}",
      })}
    >
      <div className="toast" hidden>
        <Icon name="check-circle" />
        <p />
        <a href={path(CART_PAGE_PATH)} rel="nofollow" data-cart="">
          {catalogue.seeBasket}
        </a>
        <button type="button" aria-label={catalogue.close}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}
