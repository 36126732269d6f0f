import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { DEFAULT_MINUTES } from "#app/features/decisions/interview/interview.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import { getIntentErrors, getSubmittedDate } from "../intent-errors.ts";
import type { FormErrors } from "../use-form-errors.ts";

/** Date, time (of the campus) and place of an interview; also the reason when it is moved. */
export function InterviewFields({
  choice,
  formErrors,
}: {
  choice: ChoiceView;
  formErrors: FormErrors;
}) {
  const { plan, zones } = useMessages(interviewMessages);
  const { dates } = useMessages(applicationMessages);
  const { upcoming } = choice.interviews;
  const formState = getIntentErrors(formErrors, "schedule-interview");
  const { errors } = formState;
  const values: Record<string, string> = { ...upcoming, ...formState.submitted };
  const zone = zones[choice.campus];
  const field = (name: "time" | "minutes" | "place" | "link") => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    autoComplete: "off",
  });
  return (
    <>
      <p className="muted">{plan.text(zone)}</p>
      <DateField
        name="startsOn"
        label={plan.startsOn}
        error={errors.startsOn}
        parts={dates}
        defaultValue={getSubmittedDate(values, "startsOn")}
      />
      <TextField {...field("time")} label={plan.time} hint={plan.timeHint(zone)} size="10" />
      <TextField
        {...field("minutes")}
        label={plan.minutes}
        hint={plan.minutesHint}
        size="4"
        inputMode="numeric"
        defaultValue={values.minutes ?? String(DEFAULT_MINUTES)}
      />
      <div className="stack interview-where">
        <RadioGroup
          name="where"
          label={plan.where}
          error={errors.where}
          defaultValue={values.where}
          options={[
            { value: "place", label: plan.atPlace },
            { value: "link", label: plan.online },
          ]}
        />
        <TextField
          {...field("place")}
          label={plan.place}
          hint={plan.placeHint}
          className="for-place"
        />
        <TextField
          {...field("link")}
          label={plan.link}
          hint={plan.linkHint}
          inputMode="url"
          className="for-link"
        />
      </div>
      <TextArea
        name="interviewMessage"
        rows={2}
        label={plan.message}
        optional={plan.optional}
        error={errors.interviewMessage}
        defaultValue={values.interviewMessage}
      />
      {upcoming && (
        <TextArea
          name="moveReason"
          rows={2}
          label={plan.because}
          error={errors.moveReason}
          defaultValue={values.moveReason}
        />
      )}
    </>
  );
}
