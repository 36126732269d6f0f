import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { accountMessages } from "#app/i18n/account.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Outcome } from "./use-outcome.ts";

type OutcomeBoxProps = { outcome: Outcome | null; part: Outcome["part"] };

/**
 * What became of the last thing asked: the place is always there, so that its words are announced. It takes
 * the focus, for what was pressed may be gone, and the address forgets it, so that a reload does not say it again.
 */
export function OutcomeBox({ outcome, part }: OutcomeBoxProps) {
  const { problem } = useMessages(accountMessages);
  const box = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  // While another form is on its way, what became of the last one is no news.
  const { formData } = useNavigation();
  const told = outcome?.part === part && !formData ? outcome : null;
  const isTold = told !== null;
  // The button that did it may be four screens away: what it did is seen, also a second time.
  useEffect(() => {
    const place = box.current;
    if (!place || !isTold || !key) return;
    history.replaceState(history.state, "", pathname);
    // In a page of the server the browser went there: moved again as React wakes, a press would end beside its button.
    if (place.autofocus) {
      place.autofocus = false;
      return;
    }
    place.scrollIntoView({ block: "center" });
    place.focus({ preventScroll: true });
  }, [isTold, key, pathname]);
  return (
    <div
      role={told?.wrong ? "alert" : "status"}
      className="above"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what became of it is read first, without a script too
      autoFocus={isTold}
      ref={box}
    >
      {told && (
        <Notice tone={told.wrong ? "error" : "ok"} title={told.wrong ? problem : undefined}>
          {told.text}
        </Notice>
      )}
    </div>
  );
}
