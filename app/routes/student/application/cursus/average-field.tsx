import { useState } from "react";
import { keypadOf, scales } from "#app/features/admissions/cursus/cursus.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { cursusWords } from "#app/i18n/cursus.ts";
import { listsWords } from "#app/i18n/lists.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Options } from "#app/ui/form/select-field.tsx";
import { useWords } from "#app/ui/use-words.ts";

type AverageFieldProps = { values: Record<string, string>; error?: string };

/** The average with its own scale, as printed; or a result that is not known yet. */
export function AverageField({ values, error }: AverageFieldProps) {
  const words = useWords(cursusWords);
  const { optional } = useWords(applicationWords);
  const lists = useWords(listsWords);
  const [scale, setScale] = useState(values.averageScale ?? "");
  const options = scales.map((value) => ({ value, label: lists.scales[value] }));
  return (
    <Field
      name="average"
      label={words.average}
      hint={words.averageHint}
      optional={optional}
      error={error}
      group
      after={
        <Checkbox
          name="averagePending"
          label={words.pending}
          defaultChecked={Boolean(values.averagePending)}
        />
      }
    >
      {({ id, name, "aria-invalid": invalid }) => (
        <div className="average-inputs">
          <input
            className="input"
            id={id}
            name={name}
            inputMode={keypadOf(scale)}
            autoComplete="off"
            aria-label={words.average}
            aria-invalid={invalid}
            defaultValue={values.average}
          />
          <select
            className="input"
            name="averageScale"
            aria-label={words.scale}
            defaultValue={values.averageScale}
            onChange={({ target }) => setScale(target.value)}
          >
            <option value="">{words.scale}</option>
            <Options options={options} />
          </select>
        </div>
      )}
    </Field>
  );
}
