import {
  activities,
  groupByDecade,
  listLevelGroups,
  MAX_COMMENT_CHARACTERS,
} from "#app/features/admissions/cursus/cursus.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { listsMessages } from "#app/i18n/lists.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getDateParts } from "../shell/date-parts.ts";
import { AverageField } from "./average-field.tsx";
import { PlaceGroup } from "./place-group.tsx";
import { ProofField } from "./proof-field.tsx";

/** The upload key of the proof of a new entry. */
export const NEW_ENTRY_KEY = "new";

export type EntryFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  years: string[];
  /** The country of the campus: its levels come first while no country is selected; null without a campus. */
  campusCountryCode: string | null;
  /** The name of the attached proof. */
  proof?: string;
  /** The entry that the file belongs to. */
  entryKey: string;
  /** Whether the form was refused: the browser does not restore its file. */
  isReturned?: boolean;
};

/** The twelve fields of an entry, in five groups. */
export function EntryFields(props: EntryFieldsProps) {
  const t = useMessages(cursusMessages);
  const { optional } = useMessages(applicationMessages);
  const { values, errors } = props;
  return (
    <>
      <ActivityGroup {...props} />
      <PlaceGroup {...props} />
      <LevelGroup {...props} />
      <fieldset className="form-part">
        <legend>
          {t.proofGroup} <span className="optional">{optional}</span>
        </legend>
        <ProofField
          error={errors.proof}
          currentName={props.proof}
          isReturned={props.isReturned}
          entryKey={props.entryKey}
        />
      </fieldset>
      <fieldset className="form-part">
        <legend>{t.moreGroup}</legend>
        <TextArea
          name="comment"
          label={t.comment}
          hint={t.commentHint(MAX_COMMENT_CHARACTERS)}
          optional={optional}
          error={errors.comment}
          defaultValue={values.comment}
          rows={3}
        />
      </fieldset>
    </>
  );
}

function ActivityGroup({ values, errors, years }: EntryFieldsProps) {
  const t = useMessages(cursusMessages);
  const { optional, dates, choose } = useMessages(applicationMessages);
  const lists = useMessages(listsMessages);
  // An older year than those listed stays selectable.
  const olderYears =
    values.schoolYear && !years.includes(values.schoolYear) ? [values.schoolYear] : [];
  return (
    <fieldset className="form-part">
      <legend>{t.activityGroup}</legend>
      <div className="columns-2">
        <SelectField
          name="activity"
          label={t.activity}
          error={errors.activity}
          emptyLabel={choose}
          options={activities.map((value) => ({ value, label: lists.activities[value] }))}
          defaultValue={values.activity}
        />
        <SelectField
          name="schoolYear"
          label={t.year}
          error={errors.schoolYear}
          emptyLabel={choose}
          options={groupByDecade([...years, ...olderYears]).map((group) => ({
            label: t.decade(group.decade),
            options: group.years.map((value) => ({ value, label: value })),
          }))}
          defaultValue={values.schoolYear}
        />
      </div>
      <DateField
        name="occurredOn"
        label={t.date}
        optional={optional}
        error={errors.occurredOn}
        parts={dates}
        defaultValue={getDateParts(values, "occurredOn")}
      />
    </fieldset>
  );
}

function LevelGroup({ values, errors, campusCountryCode }: EntryFieldsProps) {
  const t = useMessages(cursusMessages);
  const { optional, choose } = useMessages(applicationMessages);
  const lists = useMessages(listsMessages);
  const levels: Record<string, string> = lists.levels;
  const groups: Record<string, string> = lists.levelGroups;
  const options = listLevelGroups(values.country || campusCountryCode || "").map(
    ([group, values]) => ({
      label: getOwnValue(groups, group) ?? group,
      options: values.map((value) => ({ value, label: getOwnValue(levels, value) ?? value })),
    }),
  );
  return (
    <fieldset className="form-part">
      <legend>{t.levelGroup}</legend>
      <div className="columns-2">
        <SelectField
          name="level"
          label={t.level}
          optional={optional}
          error={errors.level}
          emptyLabel={choose}
          options={options}
          defaultValue={values.level}
        />
        <TextField
          name="field"
          label={t.field}
          optional={optional}
          error={errors.field}
          defaultValue={values.field}
          autoComplete="off"
        />
      </div>
      <AverageField values={values} error={errors.average} />
    </fieldset>
  );
}
