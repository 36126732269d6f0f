import type { ReactNode } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

type RadioGroupProps = FieldBaseProps & {
  options: { value: string; label: ReactNode; hint?: ReactNode }[];
  defaultValue?: string;
  /** "column": one per line; "row": short labels side by side; "boxes": options with consequences. */
  layout?: "column" | "row" | "boxes";
};

/** One choice among a few. Give no default to a choice with consequences. */
export function RadioGroup(props: RadioGroupProps) {
  const [fieldProps, { options, defaultValue, layout = "column" }] = splitFieldProps(props);
  const optionClass = layout === "column" ? "radio" : "radio choice-box";
  return (
    <Field {...fieldProps} isGroup>
      {(wiredProps) => (
        <div className={layout === "row" ? "choices is-row" : "choices"}>
          {options.map((option, index) => (
            <label className={optionClass} key={option.value}>
              <input
                type="radio"
                id={index === 0 ? wiredProps.id : undefined}
                name={wiredProps.name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
              />
              <span>
                {layout === "boxes" ? <b>{option.label}</b> : option.label}
                {option.hint && <small>{option.hint}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
