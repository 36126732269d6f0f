import { ActionResult } from "#app/ui/action-result.tsx";
import { Notice } from "#app/ui/notice.tsx";

type OutcomeProps = {
  title: string;
  text: string;
  /** It answers a press, and is read first. */
  answers?: boolean;
};

/** What became of a link. */
export function Outcome({ title, text, answers }: OutcomeProps) {
  const notice = (
    <Notice title={title} role="status">
      {text}
    </Notice>
  );
  return answers ? <ActionResult>{notice}</ActionResult> : notice;
}
