import type { InputHTMLAttributes, ReactNode } from "react";

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "checked"> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
};

/** A setting that is on or off: label on the left, switch on the right. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        <b className="strong">{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state */}
      <input type="checkbox" role="switch" {...input} />
    </label>
  );
}
