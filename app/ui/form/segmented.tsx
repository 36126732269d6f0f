import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";

type SegmentedProps = {
  name: string;
  /** Name of the group, visible unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  options: { value: string; label: string; icon?: IconName }[];
  defaultValue?: string;
};

/** Two or three short options side by side, for example system, light or dark. */
export function Segmented({ name, label, hideLabel, options, defaultValue }: SegmentedProps) {
  return (
    <fieldset>
      <legend className={hideLabel ? "vh" : "field-label"}>{label}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span>
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
