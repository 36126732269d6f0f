import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { refusalReasons } from "#app/features/decisions/refusal.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import type { EmailForecasts } from "../email-forecasts.server.ts";
import { getIntentErrors } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";
import { ActionPanel } from "./action-panel.tsx";

type RefusalFieldsProps = { choice: ChoiceView; formErrors: FormErrors };
type RefusePanelProps = RefusalFieldsProps & { forecasts: EmailForecasts };

/**
 * Refuses a choice, or proposes the refusal where the campus requires a second reader. It replaces
 * an earlier proposal.
 */
export function RefusePanel({ choice, forecasts, formErrors }: RefusePanelProps) {
  const { refuse } = useMessages(decisionsMessages);
  const { proposal, secondReader } = choice;
  return (
    <ActionPanel
      choiceId={choice.id}
      intent="propose-refusal"
      title={refuse.title}
      text={secondReader ? refuse.text : refuse.alone}
      submit={secondReader ? (proposal ? refuse.again : refuse.submit) : refuse.now}
      versionFields={{ expectedState: choice.state, proposal: proposal?.version ?? "" }}
      danger
      forecasts={forecasts}
      formErrors={formErrors}
    >
      <RefusalFields choice={choice} formErrors={formErrors} />
    </ActionPanel>
  );
}

function RefusalFields({ choice, formErrors }: RefusalFieldsProps) {
  const { refuse } = useMessages(decisionsMessages);
  const { refused } = useMessages(postSubmissionMessages);
  const { errors, submitted } = getIntentErrors(formErrors, "propose-refusal");
  const selectedReasons = submitted.reasons?.split(" ") ?? choice.proposal?.reasons ?? [];
  return (
    <>
      <Field
        isGroup
        name="reasons"
        label={refuse.reasons}
        hint={refuse.reasonsHint}
        error={errors.reasons}
      >
        {({ id }) =>
          refusalReasons.map((reason, index) => (
            <Checkbox
              key={reason}
              id={index === 0 ? id : undefined}
              name="reasons"
              value={reason}
              label={refused.reasons[reason]}
              defaultChecked={selectedReasons.includes(reason)}
            />
          ))
        }
      </Field>
      <TextArea
        name="message"
        id="propose-refusal-message"
        rows={3}
        label={refuse.message}
        error={errors.message}
        defaultValue={submitted.message ?? choice.proposal?.words}
      />
      <TextArea
        name="advice"
        rows={3}
        label={refuse.advice}
        hint={refuse.adviceHint}
        error={errors.advice}
        defaultValue={submitted.advice ?? choice.proposal?.advice}
      />
    </>
  );
}
