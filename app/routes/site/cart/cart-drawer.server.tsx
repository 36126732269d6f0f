import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import styles from "#app/routes/site/cart/cart.css?url";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CartFooter, CartLines, CartTitle } from "./cart-parts.tsx";
import type { OpenCart } from "./open-cart.ts";

/** Renders the cart drawer with its stylesheet; a page fetches it when the user opens it. */
export function renderCartDrawer(cart: OpenCart, pathname: string): string {
  return renderToStaticMarkup(
    <StaticRouter location={pathname}>
      <CartDrawer cart={cart} />
    </StaticRouter>,
  );
}

function CartDrawer({ cart }: { cart: OpenCart }) {
  const { catalogue } = useMessages(courseSelectionMessages);
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
      <CartFooter cart={cart} />
    </dialog>
  );
}
