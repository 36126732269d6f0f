import { handoverMessages } from "#app/i18n/handover.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
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
  const t = useMessages(handoverMessages);
  return (
    <SelectField
      id={id}
      name="heir"
      label={label}
      hint={heirs.length === 0 ? t.none : undefined}
      defaultValue={typed}
      options={[
        ...(later ? [{ value: LATER, label: t.later }] : []),
        ...heirs.map((one) => ({ value: one.id, label: one.name })),
        { value: NOBODY, label: t.nobody },
      ]}
    />
  );
}
