import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { accountMessages } from "#app/i18n/account.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Outcome } from "./use-outcome.ts";

type OutcomeNoticeProps = { outcome: Outcome | null; placement: Outcome["placement"] };

/**
 * What became of the last thing asked: the place is always there, so that its words are announced. It takes
 * the focus, for what was pressed may be gone, and the address forgets it, so that a reload does not say it again.
 */
export function OutcomeNotice({ outcome, placement }: OutcomeNoticeProps) {
  const { problem } = useMessages(accountMessages);
  const box = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  // While another form is on its way, what became of the last one is no news.
  const { formData } = useNavigation();
  const shownOutcome = outcome?.placement === placement && !formData ? outcome : null;
  const isShown = shownOutcome !== null;
  // The button that did it may be four screens away: what it did is seen, also a second time.
  useEffect(() => {
    const element = box.current;
    if (!element || !isShown || !key) return;
    history.replaceState(history.state, "", pathname);
    // In a page of the server the browser went there: moved again as React wakes, a press would end beside its button.
    if (element.autofocus) {
      element.autofocus = false;
      return;
    }
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  }, [isShown, key, pathname]);
  return (
    <div
      role={shownOutcome?.isError ? "alert" : "status"}
      className="above"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what became of it is read first, without a script too
      autoFocus={isShown}
      ref={box}
    >
      {shownOutcome && (
        <Notice
          tone={shownOutcome.isError ? "error" : "ok"}
          title={shownOutcome.isError ? problem : undefined}
        >
          {shownOutcome.text}
        </Notice>
      )}
    </div>
  );
}
