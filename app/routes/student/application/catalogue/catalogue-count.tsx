import { Link } from "react-router";
import { BASKET_LIMIT } from "#app/features/admissions/basket/basket.ts";
import { choosingWords } from "#app/i18n/choosing.ts";
import { Meter } from "#app/ui/meter.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { BASKET, CATALOGUE } from "../frame/addresses.ts";

type CatalogueCountProps = { found: number; inBasket: number; onClear: () => void };

/** How many formations answer the search, and how full the basket is. */
export function CatalogueCount({ found, inBasket, onClear }: CatalogueCountProps) {
  const { catalogue: words, basket } = useWords(choosingWords);
  const path = usePath();
  return (
    <>
      <div className="catalogue-count">
        <p role="status">
          <b className="strong">{found === 0 ? words.none : words.found(found)}</b>
        </p>
        <div className="row">
          <Meter value={inBasket} max={BASKET_LIMIT} words={basket.count(inBasket, BASKET_LIMIT)} />
          <Link className="link-button" to={path(BASKET)}>
            {words.seeBasket}
          </Link>
        </div>
      </div>
      {found === 0 && (
        <p className="above muted">
          {words.noneText}{" "}
          <Link to={path(CATALOGUE)} onClick={onClear}>
            {words.clear}
          </Link>
        </p>
      )}
    </>
  );
}
