import { reopenableSections } from "#app/features/admissions/corrections/reopened-sections.ts";
import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateField } from "#app/ui/form/date-field.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import { getIntentErrors, getSubmittedDate } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** A request for more: its kind, text and last day, and for a correction the sections to reopen. */
export function RequestFields({
  choice,
  formErrors,
}: {
  choice: ChoiceView;
  formErrors: FormErrors;
}) {
  const { ask } = useMessages(decisionsMessages);
  const summary = useMessages(answerSummaryMessages);
  const { dates } = useMessages(applicationMessages);
  const { office: correction } = useMessages(correctionMessages);
  const { errors, submitted } = getIntentErrors(formErrors, "request-information");
  return (
    <>
      <SelectField
        name="kind"
        id="request-information-kind"
        label={ask.what}
        emptyLabel={ask.choose}
        error={errors.kind}
        defaultValue={submitted.kind}
        options={[
          ...choice.entries.map(({ id, title }) => ({
            value: `proof:${id}`,
            label: ask.proof(title),
          })),
          { value: "document", label: ask.document },
          { value: "answer", label: ask.answer },
          { value: "sections", label: correction.what },
        ]}
      />
      <Field
        isGroup
        name="sections"
        label={correction.sections}
        hint={correction.sectionsHint}
        error={errors.sections}
        className="requested-sections"
      >
        {({ id }) =>
          reopenableSections.map((section, index) => (
            <Checkbox
              key={section}
              id={index === 0 ? id : undefined}
              name="sections"
              value={section}
              label={summary.blocks[section]}
              defaultChecked={submitted.sections?.split(" ").includes(section)}
            />
          ))
        }
      </Field>
      <TextArea
        name="message"
        id="request-information-message"
        rows={3}
        label={ask.message}
        error={errors.message}
        defaultValue={submitted.message}
      />
      <DateField
        name="dueOn"
        label={ask.due}
        hint={ask.dueHint(choice.requestDays)}
        error={errors.dueOn}
        parts={dates}
        defaultValue={getSubmittedDate(submitted, "dueOn")}
      />
    </>
  );
}
