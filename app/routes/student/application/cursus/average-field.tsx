import { useState } from "react";
import { averageScales, getKeypad } from "#app/features/admissions/cursus/cursus.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { listsMessages } from "#app/i18n/lists.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectOptions } from "#app/ui/form/select-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type AverageFieldProps = { values: Record<string, string>; error?: string };

/** The average with its scale, as printed; or a checkbox for a result that is not known yet. */
export function AverageField({ values, error }: AverageFieldProps) {
  const t = useMessages(cursusMessages);
  const { optional } = useMessages(applicationMessages);
  const lists = useMessages(listsMessages);
  const [scale, setScale] = useState(values.averageScale ?? "");
  const options = averageScales.map((value) => ({ value, label: lists.scales[value] }));
  return (
    <Field
      name="average"
      label={t.average}
      hint={t.averageHint}
      optional={optional}
      error={error}
      isGroup
      after={
        <Checkbox
          name="averagePending"
          label={t.pending}
          defaultChecked={Boolean(values.averagePending)}
        />
      }
    >
      {({ id, name, "aria-invalid": isInvalid }) => (
        <div className="average-inputs">
          <input
            className="input"
            id={id}
            name={name}
            inputMode={getKeypad(scale)}
            autoComplete="off"
            aria-label={t.average}
            aria-invalid={isInvalid}
            defaultValue={values.average}
          />
          <select
            className="input"
            name="averageScale"
            aria-label={t.scale}
            defaultValue={values.averageScale}
            onChange={({ target }) => setScale(target.value)}
          >
            <option value="">{t.scale}</option>
            <SelectOptions options={options} />
          </select>
        </div>
      )}
    </Field>
  );
}
