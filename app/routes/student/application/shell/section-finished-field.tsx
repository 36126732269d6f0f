import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { SECTION_STATUS_FIELD } from "../autosave/wire-format.ts";

/** Asks whether a section with optional answers is finished; it has no default before the first answer. */
export function SectionFinishedField({ defaultValue }: { defaultValue?: string }) {
  const { finished } = useMessages(applicationMessages);
  return (
    <RadioGroup
      className="section-end"
      name={SECTION_STATUS_FIELD}
      label={finished.question}
      options={[
        { value: "yes", label: finished.yes },
        { value: "no", label: finished.no },
      ]}
      defaultValue={defaultValue}
    />
  );
}
