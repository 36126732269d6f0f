import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Outcome } from "./use-outcome.ts";

type OutcomeNoticeProps = { outcome: Outcome | null; placement: Outcome["placement"] };

/**
 * Shows the result of the last action. The live region is always rendered, so that its text is announced; it takes
 * the focus because the clicked button may be gone, and removes the flag from the address so that a reload does not
 * repeat it.
 */
export function OutcomeNotice({ outcome, placement }: OutcomeNoticeProps) {
  const { problem } = useMessages(accountMessages);
  const box = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  // While another form is submitted, the former result is outdated.
  const { formData } = useNavigation();
  const shownOutcome = outcome?.placement === placement && !formData ? outcome : null;
  const isShown = shownOutcome !== null;
  // The button may be several screens away, so the result is scrolled into view, also for a repeated action.
  useEffect(() => {
    const element = box.current;
    if (!element || !isShown || !key) return;
    history.replaceState(history.state, "", pathname);
    // After a document load the browser has already moved the focus here (autofocus): moving it again during
    // hydration would make a click miss its button.
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
