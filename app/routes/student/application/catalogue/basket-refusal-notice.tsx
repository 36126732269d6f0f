import { Link } from "react-router";
import { formatBasketAlert } from "#app/i18n/basket-alerts.ts";
import { courseSelectionMessages } from "#app/i18n/course-selection.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { BASKET_PATH } from "../shell/application-paths.ts";

/** Takes the focus when it answers a dialog far down the page. */
export const REFUSAL_NOTICE_ID = "refused";

type BasketRefusal = { ok: false; reason: string; limit?: number; name?: string };

/** Why a formation did not go into the basket: the exact alerts of APP-09; they stay. */
export function BasketRefusalNotice({ result }: { result: unknown }) {
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const locale = useLocale();
  const path = usePath();
  if (!isBasketRefusal(result)) return null;
  const sentence = formatBasketAlert(locale, result);
  return (
    <div id={REFUSAL_NOTICE_ID} tabIndex={-1}>
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
