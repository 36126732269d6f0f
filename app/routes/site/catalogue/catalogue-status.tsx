import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CART_PAGE_PATH } from "../cart/open-cart.ts";

/** Number of matching courses, advice when there is none, and the link to the cart. */
export function CatalogueStatus({ query, count }: { query: string; count: number }) {
  const { catalogue } = useMessages(siteMessages);
  const { basket, catalogue: t } = useMessages(courseSelectionMessages);
  const path = usePath();
  return (
    <>
      <div className="catalogue-status">
        <p
          role="status"
          id="found"
          tabIndex={-1}
          data-none={catalogue.none}
          data-one={catalogue.found(1)}
          data-many={catalogue.found("{0}")}
        >
          {formatResultCount()}
        </p>
        <a href={path(CART_PAGE_PATH)} rel="nofollow" data-cart="">
          <Icon name="shopping-bag" />
          <span>
            {t.seeBasket}
            <span data-gauge={` (${basket.count("{0}", MAX_BASKET_COURSES)})`} />
          </span>
        </a>
      </div>
      <p className="catalogue-back" hidden={query === ""}>
        <span hidden={count > 0}>{catalogue.noneText} </span>
        <a href={path("/autre-formation")}>{catalogue.clear}</a>
      </p>
    </>
  );

  function formatResultCount() {
    if (count === 0) return catalogue.none;
    return query === "" ? catalogue.found(count) : catalogue.foundFor(count, query);
  }
}
