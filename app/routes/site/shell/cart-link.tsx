import { useLocation } from "react-router";
import { cartMessages } from "#app/i18n/cart.ts";
import { stripLocale } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CART_PAGE_PATH } from "../cart/open-cart.ts";

/**
 * The way to the cart, with its count, which a script paints from the cookie (app/client/site/cart.ts): the page
 * is the same for everybody. An empty cart shows where formations are alone, and so does any without a script.
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
