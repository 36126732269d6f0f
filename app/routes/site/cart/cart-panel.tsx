import styles from "#app/routes/site/cart/cart.css?url";
import { CartFooter, CartLines, CartTitle } from "./cart-parts.tsx";
import type { OpenCart } from "./open-cart.ts";

/** The cart as a section of the page, for browsers without scripts. */
export function CartPanel({ cart }: { cart: OpenCart }) {
  return (
    <section className="cart-panel" id="panier" aria-labelledby="panier-title">
      <link rel="stylesheet" href={styles} />
      <div className="dialog-head">
        <CartTitle cart={cart} id="panier-title" />
      </div>
      <CartLines cart={cart} isOnPage />
      <CartFooter cart={cart} isOnPage />
    </section>
  );
}
