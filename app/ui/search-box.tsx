import { type InputHTMLAttributes, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

type SearchBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value"> & {
  id: string;
  label: string;
  /** The label is read but not shown; the placeholder then says it too. */
  hideLabel?: boolean;
};

/**
 * The field of a search. Goes in a form of role "search". Another search that the page shows is written in it, and the
 * focus of who asked for it stays.
 */
export function SearchBox({ label, hideLabel, name = "q", ...input }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const { defaultValue = "" } = input;
  const shown = useRef(defaultValue);
  useEffect(() => {
    // What was typed before the page was awake stays.
    if (field.current && shown.current !== defaultValue) field.current.value = `${defaultValue}`;
    shown.current = defaultValue;
  }, [defaultValue]);
  return (
    <div className="search-box">
      <label className={hideLabel ? "vh" : undefined} htmlFor={input.id}>
        {label}
      </label>
      <input
        ref={field}
        className="input"
        type="search"
        name={name}
        autoComplete="off"
        {...input}
      />
      <Icon name="magnifying-glass" />
    </div>
  );
}
