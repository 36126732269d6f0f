import type { ReactNode } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";

type RadioGroupProps = FieldWords & {
  options: { value: string; label: ReactNode; hint?: ReactNode }[];
  defaultValue?: string;
  /** column: one under the other · row: short words side by side · boxes: choices with consequences. */
  layout?: "column" | "row" | "boxes";
};

/** One choice among few. A choice with consequences has no default. */
export function RadioGroup(props: RadioGroupProps) {
  const [words, { options, defaultValue, layout = "column" }] = wordsOf(props);
  const box = layout === "column" ? "radio" : "radio choice-box";
  return (
    <Field {...words} group>
      {(wiring) => (
        <div className={layout === "row" ? "choices is-row" : "choices"}>
          {options.map((option, index) => (
            <label className={box} key={option.value}>
              <input
                type="radio"
                id={index === 0 ? wiring.id : undefined}
                name={wiring.name}
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
