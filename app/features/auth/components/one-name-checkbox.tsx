import { personNameMessages } from "#app/i18n/person-name.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The checkbox under the first-name field for users with one name only (`parsePersonNames`). */
export function OneNameCheckbox({ isChecked }: { isChecked: boolean }) {
  const t = useMessages(personNameMessages);
  return (
    <Checkbox
      name="firstName.none"
      label={t.oneName}
      hint={t.oneNameHint}
      defaultChecked={isChecked}
    />
  );
}
