import { useLocation } from "react-router";
import { cartWords } from "#app/i18n/cart.ts";
import { plainPath } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { CART_PAGE } from "../cart/open-cart.ts";

/**
 * The way to the cart, with its count, which a script paints from the cookie (app/enhance/cart.ts): the page
 * is the same for everybody. An empty cart shows where formations are alone, and so does any without a script.
 */
export function CartLink() {
  const words = useWords(cartWords);
  const path = usePath();
  const always = /^\/autre-formation(\/|$)/.test(plainPath(useLocation().pathname));
  return (
    <a
      className="icon-button cart-link"
      href={path(CART_PAGE)}
      rel="nofollow"
      hidden={!always}
      aria-label={words.title}
      data-cart=""
      data-always={always ? "" : undefined}
      data-none={words.none}
      data-one={words.one}
      data-many={words.many("{0}")}
      suppressHydrationWarning
    >
      <Icon name="shopping-bag" />
      <span className="count-badge" hidden suppressHydrationWarning />
    </a>
  );
}
