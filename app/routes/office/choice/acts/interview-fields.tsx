import { USUAL_MINUTES } from "#app/features/decisions/interview/interview.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { datePartsOf, ownErrors } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";
import type { ChoiceView } from "../view.server.ts";

/** When and where, on the clocks of the campus; why, when an interview is moved. */
export function InterviewFields({ choice, wrong }: { choice: ChoiceView; wrong: Wrong }) {
  const { plan, zones } = useMessages(interviewMessages);
  const { dates } = useMessages(applicationMessages);
  const { ahead } = choice.interviews;
  const own = ownErrors(wrong, "invite");
  const { errors } = own;
  const typed: Record<string, string> = { ...ahead, ...own.typed };
  const zone = zones[choice.campus];
  const field = (name: "time" | "minutes" | "place" | "link") => ({
    name,
    error: errors[name],
    defaultValue: typed[name],
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
        defaultValue={datePartsOf(typed, "startsOn")}
      />
      <TextField {...field("time")} label={plan.time} hint={plan.timeHint(zone)} size="10" />
      <TextField
        {...field("minutes")}
        label={plan.minutes}
        hint={plan.minutesHint}
        size="4"
        inputMode="numeric"
        defaultValue={typed.minutes ?? String(USUAL_MINUTES)}
      />
      <div className="stack interview-where">
        <RadioGroup
          name="where"
          label={plan.where}
          error={errors.where}
          defaultValue={typed.where}
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
        name="interviewWords"
        rows={2}
        label={plan.words}
        optional={plan.optional}
        error={errors.interviewWords}
        defaultValue={typed.interviewWords}
      />
      {ahead && (
        <TextArea
          name="because"
          rows={2}
          label={plan.because}
          error={errors.because}
          defaultValue={typed.because}
        />
      )}
    </>
  );
}
