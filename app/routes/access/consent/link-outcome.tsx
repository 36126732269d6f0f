import { ActionResult } from "#app/ui/action-result.tsx";
import { Notice } from "#app/ui/notice.tsx";

type LinkOutcomeProps = {
  title: string;
  text: string;
  /** It is the result of an action, and takes the focus. */
  isActionResult?: boolean;
};

/** Shows the status of a link. */
export function LinkOutcome({ title, text, isActionResult }: LinkOutcomeProps) {
  const message = (
    <Notice title={title} role="status">
      {text}
    </Notice>
  );
  return isActionResult ? <ActionResult>{message}</ActionResult> : message;
}
