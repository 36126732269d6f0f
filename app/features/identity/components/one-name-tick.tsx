import { personNameWords } from "#app/i18n/person-name.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Under the field of the first name: the tick of a person who has one name only (`readPersonNames`). */
export function OneNameTick({ isTicked }: { isTicked: boolean }) {
  const words = useWords(personNameWords);
  return (
    <Checkbox
      name="firstName.none"
      label={words.oneName}
      hint={words.oneNameHint}
      defaultChecked={isTicked}
    />
  );
}
