import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";
import { type SelectOption, SelectOptions } from "./select-field.tsx";

type PhoneFieldProps = FieldBaseProps & {
  /** Country names with their prefix, for example "Sénégal +221"; no flags. */
  countries: SelectOption[];
  /** Accessible name of the country list. */
  countryLabel: string;
  defaultCountry?: string;
  /** The number as submitted, or as stored. */
  defaultValue?: string;
  autoComplete?: string;
};

/** A phone number with its country: `name.country` and `name.number`. The server accepts it with or without spaces. */
export function PhoneField(props: PhoneFieldProps) {
  const [fieldProps, { countries, countryLabel, ...values }] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(wiredProps) => (
        <div className="phone-inputs">
          <select
            className="input"
            name={`${wiredProps.name}.country`}
            aria-label={countryLabel}
            defaultValue={values.defaultCountry}
          >
            <SelectOptions options={countries} />
          </select>
          <input
            className="input"
            // Not type="tel": HTML uses that for whole phone numbers, and here the country is in the list.
            type="text"
            inputMode="tel"
            {...wiredProps}
            name={`${wiredProps.name}.number`}
            autoComplete={values.autoComplete ?? "off"}
            defaultValue={values.defaultValue}
          />
        </div>
      )}
    </Field>
  );
}
