import { ActionResult } from "#app/ui/action-result.tsx";
import { Notice } from "#app/ui/notice.tsx";

type LinkOutcomeProps = {
  title: string;
  text: string;
  /** It answers a press, and is read first. */
  isActionResult?: boolean;
};

/** What became of a link. */
export function LinkOutcome({ title, text, isActionResult }: LinkOutcomeProps) {
  const notice = (
    <Notice title={title} role="status">
      {text}
    </Notice>
  );
  return isActionResult ? <ActionResult>{notice}</ActionResult> : notice;
}
