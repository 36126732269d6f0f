import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { useClearedError } from "./use-cleared-error.ts";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "checked"> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const inputId = id ?? (error ? input.name : undefined);
  const { isCleared, onInput } = useClearedError(error);
  const isInvalid = Boolean(error) && !isCleared;
  return (
    <div
      className={error ? `field has-error${isCleared ? " is-edited" : ""}` : undefined}
      onInput={onInput}
    >
      {error && (
        <p className="field-error" id={`${inputId}-error`}>
          <Icon name="warning-circle" />
          <span>{error}</span>
        </p>
      )}
      <label className={className ? `checkbox ${className}` : "checkbox"}>
        <input
          type="checkbox"
          id={inputId}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={isInvalid ? `${inputId}-error` : undefined}
          {...input}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
    </div>
  );
}
