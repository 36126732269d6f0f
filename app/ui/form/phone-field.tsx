import { Field, type FieldWords, wordsOf } from "./field.tsx";
import { type Option, Options } from "./select-field.tsx";

type PhoneFieldProps = FieldWords & {
  /** "Sénégal +221", "Cameroun +237"…: the country in words, never a flag. */
  countries: Option[];
  /** The name of the list of countries, for screen readers. */
  countryLabel: string;
  defaultCountry?: string;
  /** The number as typed. */
  defaultValue?: string;
  autoComplete?: string;
};

/** A telephone number with its country: name.country and name.number. The server reads any spelling. */
export function PhoneField(props: PhoneFieldProps) {
  const [words, { countries, countryLabel, ...values }] = wordsOf(props);
  return (
    <Field {...words}>
      {(wiring) => (
        <div className="phone-inputs">
          <select
            className="input"
            name={`${wiring.name}.country`}
            aria-label={countryLabel}
            defaultValue={values.defaultCountry}
          >
            <Options options={countries} />
          </select>
          <input
            className="input"
            // HTML keeps type="tel" for whole numbers: the country is in the list beside.
            type="text"
            inputMode="tel"
            {...wiring}
            name={`${wiring.name}.number`}
            autoComplete={values.autoComplete ?? "off"}
            defaultValue={values.defaultValue}
          />
        </div>
      )}
    </Field>
  );
}
