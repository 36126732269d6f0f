import { followingWords } from "#app/i18n/following.ts";
import { reversalWords } from "#app/i18n/reversal.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { FollowedChoice } from "./follow-page.server.ts";

/** How a choice ended: why it is not retained and what can be done next, or who closed it. */
export function Ending({ choice }: { choice: FollowedChoice }) {
  const words = useWords(followingWords);
  const { mine } = useWords(reversalWords);
  const { refusal, taken, closed, reversal } = choice;
  const sentences: Record<string, string> = words.refused.reasons;
  return (
    <>
      {closed && <p className="small-text above-small">{words.leave.closed[closed]}</p>}
      {reversal && (
        <>
          <p className="small-text above-small">{mine}</p>
          <blockquote className="school-words" dir="auto">
            {reversal}
          </blockquote>
        </>
      )}
      {taken && (
        <>
          <p className="small-text above-small">{words.taken}</p>
          <blockquote className="school-words" dir="auto">
            {taken}
          </blockquote>
        </>
      )}
      {refusal && (
        <div className="small-text above-small">
          <h4>{words.refused.why}</h4>
          <p>{refusal.reasons.flatMap((reason) => ownValue(sentences, reason) ?? []).join(" ")}</p>
          <blockquote className="school-words" dir="auto">
            {refusal.words}
          </blockquote>
          <h4>{words.refused.next}</h4>
          <blockquote className="school-words" dir="auto">
            {refusal.advice}
          </blockquote>
        </div>
      )}
    </>
  );
}
