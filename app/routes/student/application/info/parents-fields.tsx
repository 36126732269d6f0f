import { type Adult, adults } from "#app/features/admissions/application-fields.ts";
import { phoneCountries } from "#app/features/identity/account/account.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { birthDateMessages } from "#app/i18n/birth-date.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { PhoneField } from "#app/ui/form/phone-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { EmailSuggestion } from "./email-suggestion.tsx";
import type { InfoFieldsProps } from "./info-fields-props.ts";
import { PhoneSuggestion } from "./phone-suggestion.tsx";

/** Mother, father and guardian; a minor must name at least one adult. */
export function ParentsFields(props: InfoFieldsProps) {
  const { page, values, errors } = props;
  const info = useMessages(personalInfoMessages);
  const birth = useMessages(birthDateMessages);
  const { optional } = useMessages(applicationMessages);
  return (
    <>
      {page.minor && (
        <Notice>
          {page.age === null ? birth.maybeMinor(page.consentAge) : info.minor(page.age)}
        </Notice>
      )}
      {adults.map((adult) => (
        <AdultFields key={adult} adult={adult} {...props} />
      ))}
      <div className="person-fields">
        <TextField
          name="childrenCount"
          label={info.childrenCount}
          hint={info.childrenCountHint}
          optional={optional}
          error={errors.childrenCount}
          defaultValue={values.childrenCount}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  );
}

function AdultFields({ adult, page, values, errors }: InfoFieldsProps & { adult: Adult }) {
  const info = useMessages(personalInfoMessages);
  const { optional } = useMessages(applicationMessages);
  const countries = usePhoneCountries();
  const [name, phone, email] = [`${adult}Name`, `${adult}Phone`, `${adult}Email`];
  const optionalLabel = page.minor ? undefined : optional;
  return (
    <fieldset className="person-fields">
      <legend>{info.adults[adult]}</legend>
      {adult === "guardian" && <p className="hint">{info.guardianHint}</p>}
      <TextField
        name={name}
        label={info.fullName}
        optional={optionalLabel}
        error={errors[name]}
        defaultValue={values[name]}
        autoComplete="off"
        spellCheck={false}
      />
      <PhoneField
        name={phone}
        label={info.phone}
        optional={optionalLabel}
        error={errors[phone]}
        countries={countries}
        countryLabel={`${info.phoneCountry}, ${info.adults[adult]}`}
        defaultCountry={values[`${phone}.country`]}
        defaultValue={values[`${phone}.number`]}
        after={
          <PhoneSuggestion
            name={phone}
            country={values[`${phone}.country`] ?? ""}
            number={values[`${phone}.number`] ?? ""}
          />
        }
      />
      <EmailField
        name={email}
        label={info.email}
        optional={optionalLabel}
        error={errors[email]}
        defaultValue={values[email]}
        autoComplete="off"
        after={<EmailSuggestion name={email} address={values[email] ?? ""} />}
      />
    </fieldset>
  );
}

function usePhoneCountries() {
  const info = useMessages(personalInfoMessages);
  const countries = useMessages(countriesMessages);
  const { choose } = useMessages(applicationMessages);
  const knownCountries = Object.entries(phoneCountries).map(([value, code]) => ({
    value,
    label: `${getLabel(countries, value)} ${code}`,
  }));
  return [
    { value: "", label: choose },
    ...knownCountries,
    { value: "other", label: info.otherCountry },
  ];
}
