import { handoverWords } from "#app/i18n/handover.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { type Charges, LATER, NOBODY } from "./heir.ts";

type HeirFieldProps = {
  id: string;
  label: string;
  heirs: Charges["heirs"];
  /** May it be decided later? */
  later?: boolean;
  typed?: string;
};

/** Who takes files over. */
export function HeirField({ id, label, heirs, later = false, typed }: HeirFieldProps) {
  const words = useWords(handoverWords);
  return (
    <SelectField
      id={id}
      name="heir"
      label={label}
      hint={heirs.length === 0 ? words.none : undefined}
      defaultValue={typed}
      options={[
        ...(later ? [{ value: LATER, label: words.later }] : []),
        ...heirs.map((one) => ({ value: one.id, label: one.name })),
        { value: NOBODY, label: words.nobody },
      ]}
    />
  );
}
