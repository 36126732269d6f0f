import { handoverMessages } from "#app/features/staff/messages/handover.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { type MemberAssignments, SUCCESSOR_LATER, SUCCESSOR_NOBODY } from "./successor.ts";

type SuccessorFieldProps = {
  id: string;
  label: string;
  successors: MemberAssignments["successors"];
  /** Offers the option to decide later. */
  allowsLater?: boolean;
  submitted?: string;
};

/** Selects the officer who takes over the applications. */
export function SuccessorField({
  id,
  label,
  successors,
  allowsLater = false,
  submitted,
}: SuccessorFieldProps) {
  const t = useMessages(handoverMessages);
  return (
    <SelectField
      id={id}
      name="successor"
      label={label}
      hint={successors.length === 0 ? t.none : undefined}
      defaultValue={submitted}
      options={[
        ...(allowsLater ? [{ value: SUCCESSOR_LATER, label: t.later }] : []),
        ...successors.map((one) => ({ value: one.id, label: one.name })),
        { value: SUCCESSOR_NOBODY, label: t.nobody },
      ]}
    />
  );
}
