import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { useMended } from "./use-mended.ts";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "checked"> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** One thing to agree to or to choose; its whole line can be touched. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const own = id ?? (error ? input.name : undefined);
  const { mended, onInput } = useMended(error);
  const wrong = Boolean(error) && !mended;
  return (
    <div
      className={error ? `field has-error${mended ? " is-mended" : ""}` : undefined}
      onInput={onInput}
    >
      {error && (
        <p className="field-error" id={`${own}-error`}>
          <Icon name="warning-circle" />
          <span>{error}</span>
        </p>
      )}
      <label className={className ? `checkbox ${className}` : "checkbox"}>
        <input
          type="checkbox"
          id={own}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${own}-error` : undefined}
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
