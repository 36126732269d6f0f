import type { SelectHTMLAttributes } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";
import type { InputWidth } from "./text-field.tsx";

export type Option = { value: string; label: string };
export type OptionGroup = { label: string; options: Option[] };

type SelectFieldProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldWords | "value" | "size"> & {
    options: (Option | OptionGroup)[];
    /** The first, empty choice: "Choisissez". */
    empty?: string;
    size?: InputWidth;
  };

/** A list to choose from; options may come in groups. */
export function SelectField(props: SelectFieldProps) {
  const [words, { options, empty, size, ...input }] = wordsOf(props);
  return (
    <Field {...words}>
      {(wiring) => (
        <select className={size ? `input input-${size}` : "input"} {...wiring} {...input}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                <Options options={option.options} />
              </optgroup>
            ) : (
              <Options key={option.value} options={[option]} />
            ),
          )}
        </select>
      )}
    </Field>
  );
}

/** The options of a list, also for a bare <select>. */
export function Options({ options }: { options: Option[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
