import type { CartCourse } from "#app/features/admissions/basket/merge-cart.server.ts";
import { LeftOutNotice } from "#app/features/admissions/components/left-out-notice.tsx";
import { cartMessages } from "#app/i18n/cart.ts";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { newsSentence } from "./news-sentence.ts";
import { CART, type OpenCart } from "./open-cart.ts";

type Props = { cart: OpenCart };

/** « Mon panier », and how full it is. */
export function CartTitle({ cart, id }: Props & { id: string }) {
  const t = useMessages(cartMessages);
  return (
    <h2 id={id} tabIndex={-1}>
      {t.title}
      <small>{t.gauge(cart.lines.length, cart.limit)}</small>
    </h2>
  );
}

/** What was just done, what was left out, and the formations, each with its « Retirer ». */
export function CartLines({ cart, onPage }: Props & { onPage?: boolean }) {
  const { lines, limit } = cart;
  const t = useMessages(cartMessages);
  const { basket } = useMessages(choosingMessages);
  const path = usePath();
  return (
    <form className="dialog-body cart-body" method="post" action={path(CART)}>
      <progress value={lines.length} max={limit} aria-hidden="true" />
      <CartNewsLine cart={cart} onPage={onPage} />
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
  const { basket, catalogue } = useMessages(choosingMessages);
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

function CartNewsLine({ cart: { news, isSent }, onPage }: Props & { onPage?: boolean }) {
  const t = useMessages(cartMessages);
  const { basket } = useMessages(choosingMessages);
  const locale = useLocale();
  const good = !news || news.reason === "added" || news.reason === "removed";
  return (
    <div className="cart-news" role="status" data-tone={good ? "ok" : "warn"}>
      {news && (
        <>
          <Icon name={good ? "check-circle" : "warning-circle"} />
          <p>{newsSentence(locale, news)}</p>
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
      {onPage && news && <a href={`#${news.id}`}>{t.backTo}</a>}
    </div>
  );
}

const BASKET = "/espace-etudiant/candidate/mon-panierformations/mon-panier";
const STATUS = "/espace-etudiant/candidate/suivi";

/** Where to go from here: the application, or more formations; and where the cart is kept. */
export function CartFoot({ cart, onPage }: Props & { onPage?: boolean }) {
  const t = useMessages(cartMessages);
  const { catalogue } = useMessages(choosingMessages);
  const path = usePath();
  const signIn = `${path("/connexion")}?next=${encodeURIComponent(path(BASKET))}`;
  if (cart.isSent)
    return (
      <div className="dialog-foot">
        <a className="btn btn-primary" href={path(STATUS)} rel="nofollow">
          {t.follow}
          <Icon name="arrow-right" />
        </a>
        <p>{t.sent}</p>
      </div>
    );
  return (
    <div className="dialog-foot">
      {(cart.signedIn || cart.lines.length > 0) && (
        <a className="btn btn-primary" href={cart.signedIn ? path(BASKET) : signIn} rel="nofollow">
          {cart.signedIn ? catalogue.seeBasket : t.apply}
          <Icon name="arrow-right" />
        </a>
      )}
      {!onPage && (
        <a className="btn btn-secondary" href={path("/autre-formation")}>
          {t.more}
        </a>
      )}
      <p>{cart.signedIn ? t.keptThere : t.keptHere}</p>
    </div>
  );
}
