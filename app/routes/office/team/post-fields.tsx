import { campuses, staffRoles } from "#app/features/identity/actor.ts";
import { teamWords } from "#app/i18n/team.ts";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useWords } from "#app/ui/use-words.ts";

type PostFieldsProps = { role?: string; campus?: string; errors: Record<string, string> };

/** A part in the team being chosen: the role, with what it opens, and the campus of an officer. */
export function PostFields({ role, campus, errors }: PostFieldsProps) {
  const { inviting: words, roles, city } = useWords(teamWords);
  return (
    <div className="stack post-fields">
      <RadioGroup
        name="role"
        label={words.role}
        error={errors.role}
        defaultValue={role}
        layout="boxes"
        options={staffRoles.map((value) => ({
          value,
          label: roles[value],
          hint: words.roles[value],
        }))}
      />
      <SelectField
        name="campus"
        label={words.campus}
        hint={words.campusHint}
        error={errors.campus}
        className="for-officer"
        defaultValue={campus}
        empty={words.choose}
        options={[
          { value: "all", label: words.all },
          ...campuses.map((value) => ({ value, label: city[value] })),
        ]}
      />
    </div>
  );
}
