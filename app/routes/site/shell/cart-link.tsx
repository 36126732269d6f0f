import { useLocation } from "react-router";
import { cartMessages } from "#app/features/catalogue/messages/cart.ts";
import { stripLocale } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CART_PAGE_PATH } from "../cart/open-cart.ts";

/**
 * Link to the cart. A script adds the number of courses from the cookie (app/client/site/cart.ts), because the page is
 * cached. An empty cart, or one without scripts, is visible only on catalogue pages.
 */
export function CartLink() {
  const t = useMessages(cartMessages);
  const path = usePath();
  const isAlwaysShown = /^\/autre-formation(\/|$)/.test(stripLocale(useLocation().pathname));
  return (
    <a
      className="icon-button cart-link"
      href={path(CART_PAGE_PATH)}
      rel="nofollow"
      hidden={!isAlwaysShown}
      aria-label={t.title}
      data-cart=""
      data-always={isAlwaysShown ? "" : undefined}
      data-none={t.none}
      data-one={t.one}
      data-many={t.many("{0}")}
      suppressHydrationWarning
    >
      <Icon name="shopping-bag" />
      <span className="count-badge" hidden suppressHydrationWarning />
    </a>
  );
}
