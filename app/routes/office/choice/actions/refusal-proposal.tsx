import { Form } from "react-router";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../../shell/use-clock.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import type { EmailForecasts } from "../email-forecasts.server.ts";
import { EmailPreview } from "../email-preview.tsx";
import type { FormErrors } from "../use-form-errors.ts";

type RefusalProposalProps = {
  choice: ChoiceView;
  proposal: NonNullable<ChoiceView["proposal"]>;
  forecasts: EmailForecasts;
  formErrors: FormErrors;
};

/**
 * A proposed refusal: a second officer confirms it, with a preview of its email, or dismisses it.
 */
export function RefusalProposal({ choice, proposal, forecasts, formErrors }: RefusalProposalProps) {
  const { refuse } = useMessages(decisionsMessages);
  const { refused } = useMessages(postSubmissionMessages);
  const { previewAction } = useMessages(emailPreviewMessages);
  const clock = useClock();
  const sentences: Record<string, string> = refused.reasons;
  const preview =
    formErrors.submitted?.intent === "confirm-refusal" ? formErrors.preview : undefined;
  return (
    <section className="panel stack" aria-labelledby="proposal">
      <h3 id="proposal">{refuse.proposed(proposal.by, clock.date(proposal.at))}</h3>
      <p>{proposal.reasons.flatMap((reason) => getOwnValue(sentences, reason) ?? []).join(" ")}</p>
      <blockquote className="quoted-text">{proposal.words}</blockquote>
      <p className="small-text muted">{refuse.advice}</p>
      <blockquote className="quoted-text">{proposal.advice}</blockquote>
      {proposal.isOwn && choice.secondReader ? (
        <p className="small-text">{refuse.own}</p>
      ) : (
        <Form className="stack" method="post" preventScrollReset>
          <ProposalVersionFields choice={choice} proposal={proposal} />
          <input type="hidden" name="intent" value="confirm-refusal" />
          {forecasts["confirm-refusal"] && (
            <p className="small-text muted">{forecasts["confirm-refusal"]}</p>
          )}
          <div className="actions">
            <Button type="submit" variant="danger">
              {refuse.confirm}
            </Button>
            <Button type="submit" name="preview" value="yes" variant="secondary">
              {previewAction}
            </Button>
          </div>
        </Form>
      )}
      {preview !== undefined && <EmailPreview preview={preview} />}
      <details className="disclosure">
        <summary>{refuse.dismiss}</summary>
        <Form className="stack" method="post">
          <ProposalVersionFields choice={choice} proposal={proposal} />
          <p>{refuse.dismissText}</p>
          <Button
            type="submit"
            name="intent"
            value="dismiss-refusal"
            variant="secondary"
            size="small"
          >
            {refuse.dismissNow}
          </Button>
        </Form>
      </details>
    </section>
  );
}

/**
 * The state and the proposal that the page showed: the server refuses the answer to another
 * proposal.
 */
function ProposalVersionFields({
  choice,
  proposal,
}: Pick<RefusalProposalProps, "choice" | "proposal">) {
  return (
    <>
      <input type="hidden" name="expectedState" value={choice.state} />
      <input type="hidden" name="proposal" value={proposal.version} />
    </>
  );
}
