import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../choice-view.server.ts";

/** A confirmed refusal: reasons, text and advice, as the candidate reads them. */
export function RefusalDetails({ refusal }: { refusal: NonNullable<ChoiceView["refused"]> }) {
  const { refuse } = useMessages(decisionsMessages);
  const { data, refused: t } = useMessages(postSubmissionMessages);
  const sentences: Record<string, string> = t.reasons;
  return (
    <section className="panel stack" aria-labelledby="refused">
      <h2 id="refused">{data.refusal}</h2>
      <p>{refusal.reasons.flatMap((reason) => getOwnValue(sentences, reason) ?? []).join(" ")}</p>
      <blockquote className="quoted-text" dir="auto">
        {refusal.words}
      </blockquote>
      <p className="small-text muted">{refuse.advice}</p>
      <blockquote className="quoted-text" dir="auto">
        {refusal.advice}
      </blockquote>
    </section>
  );
}
