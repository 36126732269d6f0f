import { Form } from "react-router";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { conditionStates } from "#app/features/decisions/offer/condition.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { useClock } from "../../shell/use-clock.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import type { FormErrors } from "../use-form-errors.ts";

type Offer = NonNullable<ChoiceView["offer"]>;
type Condition = Offer["conditions"][number];
type ProofFile = ChoiceView["files"];
type ConditionsProps = { offer: Offer; files: ProofFile; formErrors: FormErrors };

/** The verdict binds the school: the officer chooses it anew. */
const EXCLUDED_FIELDS = ["verdict"];

const tones = { pending: "warn", met: "ok", waived: "neutral" } as const;

/** The conditions of an offer, each with the form that assesses it. */
export function Conditions({ offer, files, formErrors }: ConditionsProps) {
  const t = useMessages(conditionMessages);
  const clock = useClock();
  if (offer.conditions.length === 0) return null;
  return (
    <>
      <ol className="conditions stack">
        {offer.conditions.map((condition) => (
          <li key={`${condition.id} ${condition.state}`}>
            <p dir="auto">
              <b>{condition.words}</b>{" "}
              <Tag tone={tones[condition.state]}>{t.states[condition.state]}</Tag>
            </p>
            {condition.judgedAt && (
              <p className="small-text muted">
                {condition.judgedBy
                  ? t.by(condition.judgedBy, clock.date(condition.judgedAt))
                  : clock.date(condition.judgedAt)}
              </p>
            )}
            {condition.because && (
              <p className="small-text" dir="auto">
                {t.because(condition.because)}
              </p>
            )}
            {condition.proof && (
              <a className="link-button" href={`/fichiers/${condition.proof.id}`}>
                {t.proof(condition.proof.name)}
              </a>
            )}
            {offer.canAssess && (
              <ConditionForm condition={condition} files={files} formErrors={formErrors} />
            )}
          </li>
        ))}
      </ol>
      {offer.pendingConditions !== null && (
        <p className="small-text above-small">{t.remaining(offer.pendingConditions)}</p>
      )}
    </>
  );
}

function ConditionForm({
  condition,
  files,
  formErrors,
}: {
  condition: Condition;
  files: ProofFile;
  formErrors: FormErrors;
}) {
  const { assess, states } = useMessages(conditionMessages);
  const { id } = condition;
  const isSubmitted = formErrors.submitted?.condition === id;
  const submitted = (isSubmitted && formErrors.submitted) || {};
  const field = (name: string) => ({
    name,
    id: `${name}-${id}`,
    error: formErrors.errors?.[`${name}-${id}`],
    defaultValue: submitted[name],
  });
  return (
    <details className="disclosure" open={isSubmitted || undefined}>
      <summary>
        {assess.title}
        <span className="vh"> ({condition.words})</span>
      </summary>
      <Form className="stack" method="post" noValidate>
        <input type="hidden" name="condition" value={id} />
        <input type="hidden" name="expectedState" value={condition.state} />
        <RadioGroup
          {...field("verdict")}
          label={assess.verdict}
          options={conditionStates
            .filter((state) => state !== condition.state)
            .map((value) => ({ value, label: states[value] }))}
        />
        {files.length > 0 && (
          <SelectField
            {...field("proof")}
            label={assess.proof}
            hint={assess.proofHint}
            emptyLabel={assess.none}
            options={files.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        <TextArea {...field("conditionReason")} rows={2} label={assess.because} />
        <div className="actions">
          <Button
            type="submit"
            name="intent"
            value="review-condition"
            variant="secondary"
            size="small"
          >
            {assess.submit}
          </Button>
          <FormDraftNote
            formName={`review-condition/${id}/${condition.state}`}
            isReturned={isSubmitted}
            excludedFields={EXCLUDED_FIELDS}
          />
        </div>
      </Form>
    </details>
  );
}
