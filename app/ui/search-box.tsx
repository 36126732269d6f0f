import type { InputHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";

type SearchBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value"> & {
  id: string;
  label: string;
  /** The label is read but not shown; the placeholder then says it too. */
  hideLabel?: boolean;
};

/** The field of a search. Goes in a form of role "search". */
export function SearchBox({ label, hideLabel, name = "q", ...input }: SearchBoxProps) {
  return (
    <div className="search-box">
      <label className={hideLabel ? "vh" : undefined} htmlFor={input.id}>
        {label}
      </label>
      <input className="input" type="search" name={name} autoComplete="off" {...input} />
      <Icon name="magnifying-glass" />
    </div>
  );
}
