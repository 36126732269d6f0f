import { groupStates } from "#app/features/admissions/group.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { announcementWords } from "#app/i18n/announcement.ts";
import { officeWords } from "#app/i18n/office.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { GroupNames } from "./use-group-name.ts";

type GroupFieldsProps = {
  values: Record<string, string>;
  parts: GroupNames;
  /** The campus of the officer; null: all. */
  campus: Campus | null;
};

/** Whom an announcement is for. */
export function GroupFields({ values, parts, campus }: GroupFieldsProps) {
  const words = useWords(announcementWords);
  const { states: stateNames } = useWords(officeWords);
  const campuses = Object.entries(words.campuses)
    .filter(([value]) => campus === null || value === campus)
    .map(([value, label]) => ({ value, label }));
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const states = groupStates.map((value) => ({ value, label: stateNames[value] }));
  return (
    <fieldset className="stack">
      <legend className="strong">{words.group}</legend>
      <p className="hint">{words.groupText}</p>
      <SelectField
        name="campus"
        label={words.campus}
        options={campuses}
        empty={campus === null ? words.allCampuses : undefined}
        defaultValue={values.campus}
      />
      <SelectField
        name="intakeId"
        label={words.intake}
        options={parts.intakes.map(named)}
        empty={words.allIntakes}
        defaultValue={values.intakeId}
      />
      <SelectField
        name="state"
        label={words.state}
        options={states}
        empty={words.allStates}
        defaultValue={values.state}
      />
      <SelectField
        name="courseId"
        label={words.course}
        options={parts.courses.map(named)}
        empty={words.allCourses}
        defaultValue={values.courseId}
      />
    </fieldset>
  );
}
