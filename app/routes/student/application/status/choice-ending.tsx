import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { reopenDecisionMessages } from "#app/features/decisions/messages/reopen-decision.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "./status-page.server.ts";

/** How a choice ended: why it was refused and what the candidate can do next, or who closed it. */
export function ChoiceEnding({ choice }: { choice: ChoiceView }) {
  const t = useMessages(postSubmissionMessages);
  const { mine } = useMessages(reopenDecisionMessages);
  const { refusal, taken, closed, reversal } = choice;
  const sentences: Record<string, string> = t.refused.reasons;
  return (
    <>
      {closed && <p className="small-text above-small">{t.withdraw.closed[closed]}</p>}
      {reversal && (
        <>
          <p className="small-text above-small">{mine}</p>
          <blockquote className="quoted-text" dir="auto">
            {reversal}
          </blockquote>
        </>
      )}
      {taken && (
        <>
          <p className="small-text above-small">{t.offerWithdrawn}</p>
          <blockquote className="quoted-text" dir="auto">
            {taken}
          </blockquote>
        </>
      )}
      {refusal && (
        <div className="small-text above-small">
          <h4>{t.refused.why}</h4>
          <p>
            {refusal.reasons.flatMap((reason) => getOwnValue(sentences, reason) ?? []).join(" ")}
          </p>
          <blockquote className="quoted-text" dir="auto">
            {refusal.words}
          </blockquote>
          <h4>{t.refused.next}</h4>
          <blockquote className="quoted-text" dir="auto">
            {refusal.advice}
          </blockquote>
        </div>
      )}
    </>
  );
}
