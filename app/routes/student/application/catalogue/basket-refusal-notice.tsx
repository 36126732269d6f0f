import { Link } from "react-router";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { formatBasketAlert } from "#app/i18n/basket-alerts.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { BASKET_PATH } from "../shell/application-paths.ts";

/** Takes the focus after a submit in a dialog further down the page. */
export const REFUSAL_ID = "refused";

type BasketRefusal = { ok: false; reason: string; limit?: number; name?: string };

/** Says why a programme was not added to the basket, with the texts of APP-09; it stays until the next action. */
export function BasketRefusalNotice({ result }: { result: unknown }) {
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const locale = useLocale();
  const path = usePath();
  if (!isBasketRefusal(result)) return null;
  const sentence = formatBasketAlert(locale, result);
  return (
    <div id={REFUSAL_ID} tabIndex={-1}>
      <Notice tone="error" className="limit-notice" role="alert" title={sentence}>
        <p>
          {result.reason === "basket-full" && t.limitText}{" "}
          <Link to={path(BASKET_PATH)}>{t.seeBasket}</Link>
        </p>
      </Notice>
    </div>
  );
}

function isBasketRefusal(result: unknown): result is BasketRefusal {
  return typeof result === "object" && result !== null && "reason" in result;
}
