import type { SelectHTMLAttributes } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";
import type { InputWidth } from "./text-field.tsx";

export type SelectOption = { value: string; label: string };
export type SelectOptionGroup = { label: string; options: SelectOption[] };

type SelectFieldProps = FieldBaseProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldBaseProps | "value" | "size"> & {
    options: (SelectOption | SelectOptionGroup)[];
    /** Label of the empty first option, for example "Choisissez". */
    emptyLabel?: string;
    size?: InputWidth;
  };

/** A native select; options may be grouped. */
export function SelectField(props: SelectFieldProps) {
  const [fieldProps, { options, emptyLabel, size, ...input }] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(wiredProps) => (
        <select className={size ? `input input-${size}` : "input"} {...wiredProps} {...input}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                <SelectOptions options={option.options} />
              </optgroup>
            ) : (
              <SelectOptions key={option.value} options={[option]} />
            ),
          )}
        </select>
      )}
    </Field>
  );
}

/** Options of a select, also for a `<select>` outside of `SelectField`. */
export function SelectOptions({ options }: { options: SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
