import { CalendarButton } from "./calendar-button.tsx";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

type DatePart = "day" | "month" | "year";

type DateFieldProps = FieldBaseProps & {
  /** Labels of the three inputs, for example "Jour", "Mois", "Année", and of the calendar button. */
  parts: Record<DatePart, string> & { calendar: string };
  /** The submitted text: an impossible date is shown again as typed. */
  defaultValue?: Partial<Record<DatePart, string>>;
  /** The invalid part; without it all three are marked invalid. */
  invalidPart?: DatePart;
  autoComplete?: "bday";
};

const partOrder: DatePart[] = ["day", "month", "year"];

/** A known date in three inputs: `name.day`, `name.month` (a number or a word, for example "mars") and `name.year`. */
export function DateField(props: DateFieldProps) {
  const [fieldProps, { parts, defaultValue, invalidPart, autoComplete }] = splitFieldProps(props);
  return (
    <Field {...fieldProps} isGroup>
      {(inputProps) => (
        <div className="date-inputs">
          {partOrder.map((part) => {
            // The first input has the id of the field, because the error summary links to it.
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
