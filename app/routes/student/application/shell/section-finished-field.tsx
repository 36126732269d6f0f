import { applicationMessages } from "#app/i18n/application.ts";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The person says when a section with optional answers is done; no default before a first answer. */
export function SectionFinishedField({ defaultValue }: { defaultValue?: string }) {
  const { finished } = useMessages(applicationMessages);
  return (
    <RadioGroup
      className="section-end"
      name="finished"
      label={finished.question}
      options={[
        { value: "yes", label: finished.yes },
        { value: "no", label: finished.no },
      ]}
      defaultValue={defaultValue}
    />
  );
}
