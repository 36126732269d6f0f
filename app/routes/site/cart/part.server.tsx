import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "#app/ui/styles/site/cart.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import { CartFoot, CartLines, CartTitle } from "./cart-parts.tsx";
import type { OpenCart } from "./open-cart.ts";

/** The drawer of the cart as HTML, with its own sheet: what a page fetches when somebody opens it. */
export function cartPart(cart: OpenCart, address: string): string {
  return renderToStaticMarkup(
    <StaticRouter location={address}>
      <CartDrawer cart={cart} />
    </StaticRouter>,
  );
}

function CartDrawer({ cart }: { cart: OpenCart }) {
  const { catalogue } = useMessages(choosingMessages);
  return (
    <dialog
      className="dialog drawer"
      id="cart-drawer"
      aria-labelledby="cart-drawer-title"
      closedby="any"
    >
      <link rel="stylesheet" href={styles} />
      <form method="dialog" className="dialog-head">
        <CartTitle cart={cart} id="cart-drawer-title" />
        <button type="submit" className="btn btn-secondary btn-small">
          {catalogue.close}
          <Icon name="x" />
        </button>
      </form>
      <CartLines cart={cart} />
      <CartFoot cart={cart} />
    </dialog>
  );
}
