import { Link } from "react-router";
import { basketSentence } from "#app/i18n/basket-alerts.ts";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { BASKET } from "../frame/addresses.ts";

/** Takes the focus when it answers a dialog far down the page. */
export const REFUSED = "refused";

type Refused = { ok: false; reason: string; limit?: number; name?: string };

/** Why a formation did not go into the basket: the exact alerts of APP-09; they stay. */
export function RefusedNotice({ answer }: { answer: unknown }) {
  const { catalogue: t } = useMessages(choosingMessages);
  const locale = useLocale();
  const path = usePath();
  if (!isRefused(answer)) return null;
  const sentence = basketSentence(locale, answer);
  return (
    <div id={REFUSED} tabIndex={-1}>
      <Notice tone="error" className="limit-notice" role="alert" title={sentence}>
        <p>
          {answer.reason === "basket-full" && t.limitText}{" "}
          <Link to={path(BASKET)}>{t.seeBasket}</Link>
        </p>
      </Notice>
    </div>
  );
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "reason" in answer;
}
