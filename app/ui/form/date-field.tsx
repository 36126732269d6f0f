import { CalendarButton } from "./calendar-button.tsx";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

type DatePart = "day" | "month" | "year";

type DateFieldProps = FieldBaseProps & {
  /** The words above the three inputs: "Jour", "Mois", "Année"; and on the button of the calendar. */
  parts: Record<DatePart, string> & { calendar: string };
  /** As typed: an impossible date is shown again as it was written. */
  defaultValue?: Partial<Record<DatePart, string>>;
  /** The part that is wrong; all three when it is not known. */
  invalidPart?: DatePart;
  autoComplete?: "bday";
};

const partOrder: DatePart[] = ["day", "month", "year"];

/** A date the person knows, in three inputs: name.day, name.month (also "mars"), name.year. */
export function DateField(props: DateFieldProps) {
  const [fieldProps, { parts, defaultValue, invalidPart, autoComplete }] = splitFieldProps(props);
  return (
    <Field {...fieldProps} group>
      {(inputProps) => (
        <div className="date-inputs">
          {partOrder.map((part) => {
            // The first input carries the id of the field: the summary of errors leads there.
            const id = part === "day" ? inputProps.id : `${inputProps.id}-${part}`;
            const isInvalid = inputProps["aria-invalid"] && (!invalidPart || invalidPart === part);
            return (
              <div key={part}>
                <label htmlFor={id}>{parts[part]}</label>
                <input
                  className={part === "day" ? "input input-2" : "input input-4"}
                  id={id}
                  name={`${inputProps.name}.${part}`}
                  inputMode={part === "month" ? "text" : "numeric"}
                  autoComplete={autoComplete ? `${autoComplete}-${part}` : "off"}
                  defaultValue={defaultValue?.[part]}
                  aria-invalid={isInvalid ? true : undefined}
                />
              </div>
            );
          })}
          <CalendarButton label={`${parts.calendar} ${fieldProps.label}`} />
        </div>
      )}
    </Field>
  );
}
