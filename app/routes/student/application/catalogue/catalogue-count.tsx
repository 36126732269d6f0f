import { Link } from "react-router";
import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { Meter } from "#app/ui/meter.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { BASKET_PATH, CATALOGUE_PATH } from "../shell/application-paths.ts";

type CatalogueCountProps = { foundCount: number; inBasket: number; onClear: () => void };

/** The number of programmes that match the search, and how full the basket is. */
export function CatalogueCount({ foundCount, inBasket, onClear }: CatalogueCountProps) {
  const { catalogue: t, basket } = useMessages(courseSelectionMessages);
  const path = usePath();
  return (
    <>
      <div className="catalogue-count">
        <p role="status">
          <b className="strong">{foundCount === 0 ? t.none : t.found(foundCount)}</b>
        </p>
        <div className="row">
          <Meter
            value={inBasket}
            max={MAX_BASKET_COURSES}
            valueText={basket.count(inBasket, MAX_BASKET_COURSES)}
          />
          <Link className="link-button" to={path(BASKET_PATH)}>
            {t.seeBasket}
          </Link>
        </div>
      </div>
      {foundCount === 0 && (
        <p className="above muted">
          {t.noneText}{" "}
          <Link to={path(CATALOGUE_PATH)} onClick={onClear}>
            {t.clear}
          </Link>
        </p>
      )}
    </>
  );
}
