import { campuses, staffRoles } from "#app/features/access/actor.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type RoleFieldsProps = { role?: string; campus?: string; errors: Record<string, string> };

/**
 * Selects a role, with a description of its permissions, and the campus of an admissions officer.
 */
export function RoleFields({ role, campus, errors }: RoleFieldsProps) {
  const { inviting: t, roles, city } = useMessages(teamMessages);
  return (
    <div className="stack role-fields">
      <RadioGroup
        name="role"
        label={t.role}
        error={errors.role}
        defaultValue={role}
        layout="boxes"
        options={staffRoles.map((value) => ({
          value,
          label: roles[value],
          hint: t.roles[value],
        }))}
      />
      <SelectField
        name="campus"
        label={t.campus}
        hint={t.campusHint}
        error={errors.campus}
        className="for-officer"
        defaultValue={campus}
        emptyLabel={t.choose}
        options={[
          { value: "all", label: t.all },
          ...campuses.map((value) => ({ value, label: city[value] })),
        ]}
      />
    </div>
  );
}
