import { type InputHTMLAttributes, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

type SearchBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value"> & {
  id: string;
  label: string;
  /** Hides the label visually; put its text in the placeholder too. */
  hideLabel?: boolean;
};

/**
 * A search input, for a form with role="search". When the page shows the results of another query, the query is written
 * into the input without moving the focus.
 */
export function SearchBox({ label, hideLabel, name = "q", ...input }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const { defaultValue = "" } = input;
  const lastDefaultValue = useRef(defaultValue);
  useEffect(() => {
    // Not on the first render: text typed before hydration is not overwritten.
    if (field.current && lastDefaultValue.current !== defaultValue)
      field.current.value = `${defaultValue}`;
    lastDefaultValue.current = defaultValue;
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
