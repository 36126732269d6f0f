import type { CartCourse } from "#app/features/admissions/basket/merge-cart.server.ts";
import { LeftOutNotice } from "#app/features/admissions/components/left-out-notice.tsx";
import { cartMessages } from "#app/features/catalogue/messages/cart.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { formatCartNews } from "./format-cart-news.ts";
import { CART_PATH, type OpenCart } from "./open-cart.ts";

type CartProps = { cart: OpenCart };

/** Title of the cart, with the number of courses and the limit. */
export function CartTitle({ cart, id }: CartProps & { id: string }) {
  const t = useMessages(cartMessages);
  return (
    <h2 id={id} tabIndex={-1}>
      {t.title}
      <small>{t.gauge(cart.lines.length, cart.limit)}</small>
    </h2>
  );
}

/** Result of the last change, courses left out of the basket, and the courses with a remove button each. */
export function CartLines({ cart, isOnPage }: CartProps & { isOnPage?: boolean }) {
  const { lines, limit } = cart;
  const t = useMessages(cartMessages);
  const { basket } = useMessages(courseSelectionMessages);
  const path = usePath();
  return (
    <form className="dialog-body cart-body" method="post" action={path(CART_PATH)}>
      <progress value={lines.length} max={limit} aria-hidden="true" />
      <CartNewsLine cart={cart} isOnPage={isOnPage} />
      <LeftOutNotice groups={cart.leftOut} />
      <div className="cart-lines">
        {lines.length === 0 ? (
          <>
            <h3>{basket.empty}</h3>
            <p>{t.emptyText}</p>
          </>
        ) : (
          <ul>
            {lines.map((line) => (
              <CartItem key={line.id} line={line} isSent={cart.isSent} />
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

function CartItem({ line, isSent }: { line: CartCourse; isSent: boolean }) {
  const { basket, catalogue } = useMessages(courseSelectionMessages);
  const { id, name, universityName, duration, availability } = line;
  return (
    <li>
      <h3>{name}</h3>
      <p>
        {`${universityName} · ${duration}`}
        {availability !== "open" && <b>{` · ${catalogue.availability[availability]}`}</b>}
      </p>
      {!isSent && (
        <button className="link-button" type="submit" name="remove" value={id}>
          {basket.remove}
          <span className="vh"> {name}</span>
        </button>
      )}
    </li>
  );
}

function CartNewsLine({ cart: { news, isSent }, isOnPage }: CartProps & { isOnPage?: boolean }) {
  const t = useMessages(cartMessages);
  const { basket } = useMessages(courseSelectionMessages);
  const locale = useLocale();
  const isSuccess = !news || news.reason === "added" || news.reason === "removed";
  return (
    <div className="cart-note" role="status" data-tone={isSuccess ? "ok" : "warn"}>
      {news && (
        <>
          <Icon name={isSuccess ? "check-circle" : "warning-circle"} />
          <p>{formatCartNews(locale, news)}</p>
        </>
      )}
      {news?.rank && !isSent && (
        <>
          <input type="hidden" name="rank" value={news.rank} />
          <button className="link-button" type="submit" name="restore" value={news.id}>
            {basket.undo}
            <span className="vh"> {news.name}</span>
          </button>
        </>
      )}
      {isOnPage && news && <a href={`#${news.id}`}>{t.backTo}</a>}
    </div>
  );
}

const BASKET_PATH = "/espace-etudiant/candidate/mon-panierformations/mon-panier";
const STATUS_PATH = "/espace-etudiant/candidate/suivi";

/** Links to the application or the catalogue, and where the cart is stored. */
export function CartFooter({ cart, isOnPage }: CartProps & { isOnPage?: boolean }) {
  const t = useMessages(cartMessages);
  const { catalogue } = useMessages(courseSelectionMessages);
  const path = usePath();
  const signInUrl = `${path("/connexion")}?next=${encodeURIComponent(path(BASKET_PATH))}`;
  if (cart.isSent)
    return (
      <div className="dialog-foot">
        <a className="btn btn-primary" href={path(STATUS_PATH)} rel="nofollow">
          {t.follow}
          <Icon name="arrow-right" />
        </a>
        <p>{t.sent}</p>
      </div>
    );
  return (
    <div className="dialog-foot">
      {(cart.isSignedIn || cart.lines.length > 0) && (
        <a
          className="btn btn-primary"
          href={cart.isSignedIn ? path(BASKET_PATH) : signInUrl}
          rel="nofollow"
        >
          {cart.isSignedIn ? catalogue.seeBasket : t.apply}
          <Icon name="arrow-right" />
        </a>
      )}
      {!isOnPage && (
        <a className="btn btn-secondary" href={path("/autre-formation")}>
          {t.more}
        </a>
      )}
      <p>{cart.isSignedIn ? t.savedInApplication : t.savedOnDevice}</p>
    </div>
  );
}
