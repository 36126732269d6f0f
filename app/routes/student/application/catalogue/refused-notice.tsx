import { Link } from "react-router";
import { basketSentence } from "#app/i18n/basket-alerts.ts";
import { choosingWords } from "#app/i18n/choosing.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { BASKET } from "../frame/addresses.ts";

/** Takes the focus when it answers a dialog far down the page. */
export const REFUSED = "refused";

type Refused = { ok: false; reason: string; limit?: number; name?: string };

/** Why a formation did not go into the basket: the exact alerts of the specification; they stay. */
export function RefusedNotice({ answer }: { answer: unknown }) {
  const { catalogue: words } = useWords(choosingWords);
  const locale = useLocale();
  const path = usePath();
  if (!isRefused(answer)) return null;
  const sentence = basketSentence(locale, answer);
  return (
    <div id={REFUSED} tabIndex={-1}>
      <Notice tone="error" className="limit-notice" role="alert" title={sentence}>
        <p>
          {answer.reason === "basket-full" && words.limitText}{" "}
          <Link to={path(BASKET)}>{words.seeBasket}</Link>
        </p>
      </Notice>
    </div>
  );
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "reason" in answer;
}
