import type { Campus } from "#app/features/access/actor.ts";
import { groupStates } from "#app/features/admissions/applicant-group.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { GroupOptions } from "./use-group-name.ts";

type GroupFieldsProps = {
  values: Record<string, string>;
  groupOptions: GroupOptions;
  /** The campus of the officer; null: all campuses. */
  campus: Campus | null;
};

/** The fields that select the recipients of an announcement. */
export function GroupFields({ values, groupOptions, campus }: GroupFieldsProps) {
  const t = useMessages(announcementMessages);
  const { states: stateNames } = useMessages(officeMessages);
  const campuses = Object.entries(t.campuses)
    .filter(([value]) => campus === null || value === campus)
    .map(([value, label]) => ({ value, label }));
  const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const states = groupStates.map((value) => ({ value, label: stateNames[value] }));
  return (
    <fieldset className="stack">
      <legend className="strong">{t.group}</legend>
      <p className="hint">{t.groupText}</p>
      <SelectField
        name="campus"
        label={t.campus}
        options={campuses}
        emptyLabel={campus === null ? t.allCampuses : undefined}
        defaultValue={values.campus}
      />
      <SelectField
        name="intakeId"
        label={t.intake}
        options={groupOptions.intakes.map(toOption)}
        emptyLabel={t.allIntakes}
        defaultValue={values.intakeId}
      />
      <SelectField
        name="state"
        label={t.state}
        options={states}
        emptyLabel={t.allStates}
        defaultValue={values.state}
      />
      <SelectField
        name="courseId"
        label={t.course}
        options={groupOptions.courses.map(toOption)}
        emptyLabel={t.allCourses}
        defaultValue={values.courseId}
      />
    </fieldset>
  );
}
