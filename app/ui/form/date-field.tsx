import { CalendarButton } from "./calendar-button.tsx";
import { Field, type FieldWords, wordsOf } from "./field.tsx";

type Part = "day" | "month" | "year";

type DateFieldProps = FieldWords & {
  /** The words above the three inputs: "Jour", "Mois", "Année"; and on the button of the calendar. */
  parts: Record<Part, string> & { calendar: string };
  /** As typed: an impossible date is shown again as it was written. */
  defaultValue?: Partial<Record<Part, string>>;
  /** The part that is wrong; all three when it is not known. */
  wrong?: Part;
  autoComplete?: "bday";
};

const order: Part[] = ["day", "month", "year"];

/** A date the person knows, in three inputs: name.day, name.month (also "mars"), name.year. */
export function DateField(props: DateFieldProps) {
  const [words, { parts, defaultValue, wrong, autoComplete }] = wordsOf(props);
  return (
    <Field {...words} group>
      {(wiring) => (
        <div className="date-inputs">
          {order.map((part) => {
            // The first input carries the id of the field: the summary of errors leads there.
            const id = part === "day" ? wiring.id : `${wiring.id}-${part}`;
            const isWrong = wiring["aria-invalid"] && (!wrong || wrong === part);
            return (
              <div key={part}>
                <label htmlFor={id}>{parts[part]}</label>
                <input
                  className={part === "day" ? "input input-2" : "input input-4"}
                  id={id}
                  name={`${wiring.name}.${part}`}
                  inputMode={part === "month" ? "text" : "numeric"}
                  autoComplete={autoComplete ? `${autoComplete}-${part}` : "off"}
                  defaultValue={defaultValue?.[part]}
                  aria-invalid={isWrong ? true : undefined}
                />
              </div>
            );
          })}
          <CalendarButton label={`${parts.calendar} ${words.label}`} />
        </div>
      )}
    </Field>
  );
}
